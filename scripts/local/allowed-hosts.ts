import type { IncomingMessage, RequestListener } from 'node:http'

// A page of a stranger may give its own name our address (DNS rebinding), and a browser then lets it read what we answer: the mailbox
// with links for new passwords, for one. Such a request still names the stranger's host.
const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i

const withoutPort = (host: string): string => host.replace(/:\d{1,5}$/, '').toLowerCase()

/** The hosts beside this machine that the operator allows: `ALLOWED_HOSTS=laptop.local,192.168.1.7`. */
export const allowedHosts = (allowed = process.env['ALLOWED_HOSTS'] ?? ''): string[] =>
  allowed
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '')

/** Whether a request names this machine, or a host that the operator allows. */
export const isAllowedHost = (
  { headers: { host = '' } }: Pick<IncomingMessage, 'headers'>,
  allowed?: string,
): boolean => loopback.test(host) || allowedHosts(allowed).includes(withoutPort(host))

/** What a request for another host is answered. */
const misdirected = {
  status: 421,
  text: 'This server answers for this machine alone. ALLOWED_HOSTS names other hosts that it answers for.\n',
}

/** Lets only requests for allowed hosts through to a listener. */
export const forAllowedHosts =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    if (isAllowedHost(request)) return listener(request, response)
    response.writeHead(misdirected.status, { 'content-type': 'text/plain', connection: 'close' })
    response.end(misdirected.text)
  }
