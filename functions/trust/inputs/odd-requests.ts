import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

/** Path traversals, in notations meant to pass a check. */
export const traversals: readonly string[] = [
  '..',
  '../x',
  '../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e%2f',
  '%2e%2e/',
  '..%5c..%5c',
  '..\\..\\x',
  '..;/',
  '..;',
  '%252e%252e%252f',
  '%c0%ae%c0%ae%c0%af',
  '\u2215etc\u2215passwd',
  '\uff0e\uff0e\uff0f',
  '....//',
  '.',
  '...',
  '/etc/passwd',
  'file:///etc/passwd',
  'C:\\x',
  'CON',
  'a\0.jpg',
  'x%00',
  'doc_x.',
  'x'.repeat(2500),
  '*',
  '~',
  '$HOME',
  '{id}',
  '[object Object]',
  '-1',
  '0',
  '1e309',
  '__proto__',
  "' or '1'='1",
  '🚗',
  '%',
  '%zz',
  '%E0%A4%A',
]

/** Sends raw bytes, which no HTTP client would, and returns all that is received until the connection ends. */
export const rawBytes = async (url: string, bytes: string): Promise<string> => {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.setTimeout(60_000, () => socket.destroy())
  socket.write(bytes, 'latin1')
  return text(socket)
}

/** A request as raw text; the connection ends with the response. */
export const byHand = (target: string, headers: readonly string[] = [], body = '', method = 'GET'): string =>
  [`${method} ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', body].join('\r\n')
