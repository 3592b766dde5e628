import { markup, raw, type Html } from './markup.ts'
import type { Message } from './mailbox.ts'
import { mailboxScript } from './mailbox-script.ts'
import { mailboxStyle } from './mailbox-style.ts'

export type MailboxView = {
  /** Newest first. */
  messages: readonly Message[]
  /** The recipient whose messages alone are shown, or ''. */
  to: string
  open: Message | undefined
}

export const mailboxPath = '/local/mailbox'

const pageLink = (to: string, id?: number): string => {
  const query = new URLSearchParams({ ...(to && { to }), ...(id !== undefined && { id: String(id) }) })
  return query.size > 0 ? `${mailboxPath}?${query}` : mailboxPath
}

const timeHtml = (sentAt: string): Html => {
  const at = new Date(sentAt)
  const shown = at.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
  return markup`<time datetime="${sentAt}" dir="ltr" class="small">${shown}</time>`
}

const rowHtml = ({ id, channel, to: recipient, subject, text, sentAt }: Message, view: MailboxView): Html => {
  const current = id === view.open?.id ? markup` aria-current="true"` : markup``
  const [title, address] = channel === 'sms' ? [text, `Text to ${recipient}`] : [subject, recipient]
  return markup`<li><a id="message-${String(id)}" href="${pageLink(view.to, id)}"${current}>
<span dir="auto">${title}</span><span class="row small"><span>${address}</span>${timeHtml(sentAt)}</span></a></li>`
}

const mailHtml = ({ id, to, from, replyTo, subject, sentAt }: Message): Html => {
  const fact = (name: string, value: string) => (value ? markup`<dt>${name}</dt><dd>${value}</dd>` : markup``)
  return markup`<div><h2 dir="auto">${subject}</h2>
<dl>${[fact('To', to), fact('From', from), fact('Reply to', replyTo)]}<dt>Sent</dt><dd>${timeHtml(sentAt)}</dd></dl></div>
<iframe title="The mail" src="${mailboxPath}/${String(id)}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
}

const textsHtml = ({ to }: Message, messages: readonly Message[]): Html => {
  const texts = messages.filter((message) => message.channel === 'sms' && message.to === to).toReversed()
  const bubbles = texts.map(
    ({ text, sentAt }) => markup`<div class="bubble" dir="auto">${text}${timeHtml(sentAt)}</div>`,
  )
  return markup`<h2>Text messages to <bdi>${to}</bdi></h2>${bubbles}`
}

const openHtml = ({ open, messages, to }: MailboxView): Html => {
  if (!open) {
    const hint = messages.length > 0 ? 'Choose a message to read it.' : 'Nothing has been sent yet.'
    return markup`<p class="empty">${hint}</p>`
  }
  const back = markup`<a class="back" href="${pageLink(to)}">All messages</a>`
  return markup`${back}${open.channel === 'sms' ? textsHtml(open, messages) : mailHtml(open)}`
}

/** The page that shows a developer what the product has mailed and texted. */
export const mailboxPage = (view: MailboxView): string =>
  markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox of the local cloud</title>
<style>${raw(mailboxStyle)}</style>
</head>
<body>
<div class="page${view.open ? ' open' : ''}">
<header><h1>Mailbox</h1><span class="small">Mail and text messages of this machine; nothing leaves it.</span>
<span role="status" class="small"></span>
<form action="${mailboxPath}"><label for="to">To</label>
<input id="to" name="to" value="${view.to}" placeholder="address or number" autocomplete="off"><button>Filter</button></form></header>
<nav aria-label="Messages" tabindex="0"><ol>${view.messages.map((message) => rowHtml(message, view))}</ol></nav>
<main>${openHtml(view)}</main>
</div>
<script>${raw(mailboxScript)}</script>
</body>
</html>
`.markup
