import { inject } from 'vitest'
import { askUntil } from '#functions/testing/ask-until.ts'

/** A mail or text message as the local cloud's mailbox shows it. `links` are the addresses it leads to. */
export type ReceivedMail = {
  id: number
  to: string
  channel: 'email' | 'sms'
  from: string
  replyTo: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  links: string[]
  sentAt: string
}

/** Everything that an address or number was sent, newest first. */
export const allMailTo = async (address: string): Promise<ReceivedMail[]> => {
  const query = new URLSearchParams({ to: address })
  const answer = await fetch(`${inject('apiUrl')}/local/mailbox.json?${query}`)
  return (await answer.json()) as ReceivedMail[]
}

/** Waits for a mail (or text message) to an address and resolves with the newest that is right. Throws when none comes. */
export const mailTo = async (
  address: string,
  isRight: (mail: ReceivedMail) => boolean = () => true,
): Promise<ReceivedMail> => {
  const seen = await askUntil(
    () => allMailTo(address),
    (mails) => mails.some(isRight),
  )
  const found = seen.find(isRight)
  if (found) return found
  const subjects = seen.map(({ subject, text }) => subject || text)
  throw new Error(`No such mail to ${address} has come; there are ${JSON.stringify(subjects)}`)
}
