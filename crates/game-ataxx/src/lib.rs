//! The rules and notation of Ataxx, on bitboards.
