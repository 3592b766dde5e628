import { MailError } from './errors.ts'

const localPart = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}$/
const label = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/

const refuse = (message: string): never => {
  throw new MailError('BadRequestException', message)
}

/** The address of `Name <a@b.example>` or `a@b.example`, in lower case. Throws MailError for what SES would not send to. */
export const addressOf = (mailbox: string): string => {
  // oxlint-disable-next-line no-control-regex -- a line break in an address would begin another header
  if (/[\u0000-\u001f\u007f]/.test(mailbox)) refuse('Control characters are not allowed in an address')
  const address = (/^[^<>]*<([^<>]+)>$/.exec(mailbox)?.[1] ?? mailbox).trim()
  const at = address.lastIndexOf('@')
  if (at < 1 || at === address.length - 1) refuse("Missing final '@domain'")
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)]
  if (!localPart.test(local) || /^\.|\.\.|\.$/.test(local))
    refuse('Local address contains an illegal character')
  const labels = domain.split('.')
  if (labels.length < 2 || !labels.every((part) => label.test(part)))
    refuse('Domain contains illegal character')
  return address.toLowerCase()
}
