import { inject } from 'vitest'
import { askUntil } from '#functions/testing/ask-until.ts'

/** An email or text message as the local mailbox shows it. `links` are the URLs in it. */
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

// Whoever registers is mailed a code, which is not what other tests are about.
const isWelcome = ({ links }: ReceivedMail): boolean => links.some((link) => link.includes('/confirm-email'))

/** All messages to an email address or phone number but those that confirm an address, newest first. */
export const allMailTo = async (address: string): Promise<ReceivedMail[]> =>
  (await everythingTo(address)).filter((mail) => !isWelcome(mail))

const everythingTo = async (address: string): Promise<ReceivedMail[]> => {
  const query = new URLSearchParams({ to: address })
  const answer = await fetch(`${inject('apiUrl')}/local/mailbox.json?${query}`)
  return (await answer.json()) as ReceivedMail[]
}

/** Waits for a message that confirms an address. @returns the newest @throws Error when none comes */
export const welcomeMailTo = async (address: string): Promise<ReceivedMail> => {
  const found = (
    await askUntil(
      () => everythingTo(address),
      (mails) => mails.some(isWelcome),
    )
  ).find(isWelcome)
  if (found) return found
  throw new Error(`No mail to confirm ${address} has come`)
}

/** Waits for a message that matches. @returns the newest that does @throws Error when none comes */
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
