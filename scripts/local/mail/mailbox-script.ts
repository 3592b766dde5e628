import { createHash } from 'node:crypto'

/** Looks every 5 s for new messages and puts them into the list; what is open, scrolled to or focused stays. */
export const mailboxScript = `
const list = document.querySelector('nav ol')
const status = document.querySelector('[role=status]')
setInterval(async () => {
  const answer = await fetch(location.href).catch(() => undefined)
  if (!answer?.ok) return
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('nav ol')
  if (!next || next.innerHTML === list.innerHTML) return
  const focused = document.activeElement?.closest('nav a')?.id
  list.innerHTML = next.innerHTML
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true })
  status.textContent = 'New messages have arrived'
}, 5000)`

/** What a content security policy calls this script. */
export const mailboxScriptHash = `'sha256-${createHash('sha256').update(mailboxScript).digest('base64')}'`
