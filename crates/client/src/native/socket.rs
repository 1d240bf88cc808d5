//! The socket to a house, message by message.

use futures_util::{SinkExt, StreamExt};
use hyper::header::{COOKIE, HeaderValue};
use protocol::{Refused, Say, Tell, code};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::Response;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};

use super::NativeError;
use crate::wire;

/// Small buffers: a load test has many thousands of sockets.
const BUFFER: usize = 2 * 1024;
/// The largest message of a house that is read, in bytes.
const MESSAGE_MOST: usize = 4 << 20;

/// A WebSocket to a house.
#[derive(Debug)]
pub struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    pub(super) async fn open(authority: &str, cookie: &str) -> Result<Self, NativeError> {
        let unreachable = |error: std::io::Error| NativeError::Unreachable(error.to_string());
        let stream = TcpStream::connect(authority).await.map_err(unreachable)?;
        stream.set_nodelay(true).map_err(unreachable)?;
        let mut request = format!("ws://{authority}/api/v1/socket")
            .into_client_request()
            .map_err(|_| NativeError::Address)?;
        let cookie = HeaderValue::from_str(cookie).map_err(|_| NativeError::Address)?;
        request.headers_mut().insert(COOKIE, cookie);
        let config = WebSocketConfig::default()
            .read_buffer_size(BUFFER)
            .write_buffer_size(0)
            .max_message_size(Some(MESSAGE_MOST));
        let opened =
            tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await;
        match opened {
            Ok((socket, _)) => Ok(Self(socket)),
            Err(Error::Http(response)) => Err(refused(&response)),
            Err(error) => Err(NativeError::Unreachable(error.to_string())),
        }
    }

    /// Sends a message.
    ///
    /// # Errors
    /// When the connection is broken.
    pub async fn say(&mut self, say: &Say) -> Result<(), NativeError> {
        self.send(wire::write(say)).await
    }

    /// Sends any text, which a house may well refuse.
    ///
    /// # Errors
    /// When the connection is broken.
    pub async fn send(&mut self, text: impl Into<Utf8Bytes>) -> Result<(), NativeError> {
        self.0
            .send(Message::Text(text.into()))
            .await
            .map_err(|error| NativeError::Unreachable(error.to_string()))
    }

    /// The next message.
    ///
    /// # Errors
    /// When the connection is broken or closed, or the message is not of the protocol.
    pub async fn hear(&mut self) -> Result<Tell, NativeError> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => {
                    return wire::read(&text)
                        .map_err(|_| NativeError::NotUnderstood(text.as_str().to_owned()));
                }
                Some(Ok(Message::Close(frame))) => {
                    let why = frame.map_or_else(String::new, |frame| frame.to_string());
                    return Err(NativeError::Unreachable(format!("closed: {why}")));
                }
                Some(Ok(_)) => {} // pings are answered below
                Some(Err(error)) => return Err(NativeError::Unreachable(error.to_string())),
                None => return Err(NativeError::Unreachable("closed".to_owned())),
            }
        }
    }

    /// The WebSocket below, for tests that send what no client should.
    pub fn raw(&mut self) -> &mut WebSocketStream<TcpStream> {
        &mut self.0
    }

    /// Says goodbye.
    pub async fn close(mut self) {
        let _ = self.0.close(None).await; // it may be gone already
    }
}

fn refused(response: &Response<Option<Vec<u8>>>) -> NativeError {
    let body = response.body().as_deref().unwrap_or_default();
    NativeError::Refused {
        status: response.status().as_u16(),
        why: serde_json::from_slice(body).unwrap_or_else(|_| Refused::new(code::FAULT)),
    }
}
