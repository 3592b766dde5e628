import { escapeHtml } from '#functions/text/escape-html.ts'
import type { Message } from './mailbox.ts'
import { createHash } from 'node:crypto'

/** Markup that is already escaped, so that text cannot slip in unescaped. */
type Html = { readonly markup: string }

const markupOf = (part: string | Html | readonly Html[]): string => {
  if (typeof part === 'string') return escapeHtml(part)
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('\n')
}

/** A template whose texts are escaped and whose markup is not. */
const markup = (
  texts: TemplateStringsArray,
  ...parts: readonly (string | Html | readonly Html[])[]
): Html => ({
  markup: texts
    .map((text, index) => text + (index < parts.length ? markupOf(parts[index] ?? '') : ''))
    .join(''),
})

/** A style sheet or script of our own, as it is. */
const raw = (markup: string): Html => ({ markup })
/** The look of the mailbox page: the colours of the site, in both themes. */
const mailboxStyle = `
:root { color-scheme: light dark; --paper: light-dark(#fbfaf8, #141210); --card: light-dark(#fff, #1d1a17);
  --sand: light-dark(#f4f0e9, #26221d); --line: light-dark(#e8e2d8, #2f2a24); --ink: light-dark(#1c1917, #f5f1ea);
  --ink-2: light-dark(#57534e, #c4bbae); --maroon: light-dark(#8a1538, #f0a3b5); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
.page { display: grid; grid-template: auto 1fr / minmax(0, 24rem) minmax(0, 1fr); height: 100dvh; }
header { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: .75rem 1.5rem; align-items: center;
  padding: .9rem 1.5rem; border-bottom: 1px solid var(--line); }
h1 { margin: 0; font-size: 1.2rem; } h2 { margin: 0; text-align: left; font-size: 1.15rem; line-height: 1.4; overflow-wrap: anywhere; }
form { display: flex; gap: .5rem; margin-inline-start: auto; align-items: center; }
label { color: var(--ink-2); font-size: .9rem; }
input, button { font: inherit; min-height: 2.5rem; padding: 0 .8rem; border-radius: 10px; border: 1px solid #8a8178;
  background: var(--card); color: var(--ink); }
input { width: min(17rem, 46vw); } button { cursor: pointer; }
a { color: var(--maroon); } :focus-visible { outline: 2px solid var(--maroon); outline-offset: 2px; }
nav { overflow-y: auto; border-inline-end: 1px solid var(--line); }
nav ol { list-style: none; margin: 0; padding: .5rem; }
nav a { display: block; padding: .7rem .9rem; border-radius: 10px; color: inherit; text-decoration: none; }
nav a:hover { background: var(--sand); } nav a[aria-current] { background: var(--sand); font-weight: 600; }
nav span { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.small { color: var(--ink-2); font-size: .85rem; font-weight: 400; }
.row { display: flex; justify-content: space-between; gap: 1rem; } .row time { flex: none; }
main { display: flex; flex-direction: column; gap: 1rem; min-height: 0; overflow-y: auto; padding: 1.5rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .1rem 1rem; margin: .5rem 0 0; font-size: .9rem; }
dt { color: var(--ink-2); } dd { margin: 0; overflow-wrap: anywhere; }
iframe { flex: 1; width: 100%; min-height: 26rem; border: 1px solid var(--line); border-radius: 14px; background: #fbfaf8; }
.bubble { align-self: flex-start; max-width: 26rem; padding: .8rem 1.1rem; border-radius: 20px 20px 20px 6px;
  background: var(--sand); white-space: pre-line; overflow-wrap: anywhere; }
.bubble time { display: block; margin-top: .3rem; } .empty { margin: auto; color: var(--ink-2); text-align: center; }
.back { display: none; }
@media (max-width: 760px) {
  .page { display: block; height: auto; } nav { border: 0; } .back { display: inline; }
  header { padding: .9rem 1rem; } form { margin: 0; width: 100%; } input { flex: 1; min-width: 0; }
  .page.open nav { display: none; } .page:not(.open) main { display: none; } main { padding: 1rem; }
  iframe { min-height: 75dvh; }
}`

/** Polls for new messages every 5 s and adds them to the list; the open, scrolled or focused state stays. */
const mailboxScript = `
const list = document.querySelector('nav ol')
const status = document.querySelector('[role=status]')
const code = document.querySelector('#code')
setInterval(async () => {
  const answer = await fetch(location.href).catch(() => undefined)
  if (!answer?.ok) return
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  code.textContent = page.querySelector('#code').textContent
  const next = page.querySelector('nav ol')
  if (!next || next.innerHTML === list.innerHTML) return
  const focused = document.activeElement?.closest('nav a')?.id
  list.innerHTML = next.innerHTML
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true })
  status.textContent = 'New messages have arrived'
}, 5000)`

/** The hash of this script in a content security policy. */
export const mailboxScriptHash = `'sha256-${createHash('sha256').update(mailboxScript).digest('base64')}'`

type MailboxView = {
  /** Newest first. */
  messages: readonly Message[]
  /** The recipient whose messages alone are shown, or ''. */
  to: string
  open: Message | undefined
  /** What an authenticator app of the demo’s `supervisor` shows now. */
  code: string
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
<span class="small">Two-step sign-in of supervisor: <b id="code">${view.code}</b></span>
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
