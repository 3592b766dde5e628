import type { ServerResponse } from 'node:http'
import type { Mailbox, Message } from './mailbox.ts'
import { totpCode } from '#functions/identity/totp.ts'
import { demoTotpSecret } from '#scripts/seed/demo-accounts.ts'
import { mailboxPage, mailboxPath, mailboxScriptHash } from './mailbox-page.ts'
const common = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

const pageHeaders = {
  ...common,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    `script-src ${mailboxScriptHash}`,
    "style-src 'unsafe-inline'",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
}

// No content of a mail can run scripts or load anything but pictures; its links open in a tab of their own.
const mailHeaders = {
  ...common,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
}

const jsonHeaders = { ...common, 'content-type': 'application/json; charset=utf-8' }

/** The recipient as it is kept. An unescaped + of a number arrives as a space. */
const recipientOf = (query: URLSearchParams): string =>
  (query.get('to') ?? '')
    .replace(/^ (?=\d)/, '+')
    .trim()
    .toLowerCase()

const readable = (message: Message): string =>
  message.html || `<!doctype html><meta charset="utf-8"><pre>${message.text.replaceAll('<', '&lt;')}</pre>`

const unescape = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')

/** The addresses that a message links to, each once: those of its HTML, or those in its text when it has none. */
const linksOf = ({ html, text }: Message): string[] => {
  const found = html
    ? [...html.matchAll(/\shref="(https?:[^"]+)"/g)].map(([, link = '']) => unescape(link))
    : [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => link)
  return [...new Set(found)]
}

/**
 * Answers a GET of the mailbox: the page, one mail for its frame, or everything as JSON for tests.
 * @returns false when the path is none of these
 */
export const showMailbox = (mailbox: Mailbox, url: URL, response: ServerResponse): boolean => {
  const to = recipientOf(url.searchParams)
  if (url.pathname === `${mailboxPath}.json`) {
    const messages = mailbox.list(to).map((message) => ({ ...message, links: linksOf(message) }))
    response.writeHead(200, jsonHeaders).end(JSON.stringify(messages))
    return true
  }
  if (url.pathname === mailboxPath) {
    const open = mailbox.find(Number(url.searchParams.get('id')))
    const code = totpCode(demoTotpSecret, new Date())
    response.writeHead(200, pageHeaders).end(mailboxPage({ messages: mailbox.list(to), to, open, code }))
    return true
  }
  const [, id] = /^\/local\/mailbox\/(\d{1,15})$/.exec(url.pathname) ?? []
  const message = id === undefined ? undefined : mailbox.find(Number(id))
  if (!message) return false
  response.writeHead(200, mailHeaders).end(readable(message))
  return true
}
