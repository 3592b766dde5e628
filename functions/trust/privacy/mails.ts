import { namesIn, type Somebody } from '#functions/trust/privacy/marks.ts'

/** A message in the local mailbox. */
export type Mail = { to: string; subject: string; text: string; html: string; replyTo: string }

type Pair = { reader: Somebody; other: Somebody }

/** Data about other people that an email may hold, and why. Emails are recognised by their subjects, in either language. */
const shownAnyway: readonly { of: (pair: Pair) => boolean; subject: RegExp; why: string }[] = [
  {
    of: ({ other }) => other.user.role !== 'PLATFORM_ADMIN',
    subject: /message|conversation|contact|رسالة/i,
    why: 'what somebody writes to its reader, and as whom',
  },
  {
    of: ({ other }) => other.user.role === 'PLATFORM_ADMIN',
    subject: /could not be published|taken down|needs a change|application|appeal|لم يُنشر|سُحب|تعديل|اعتراض/i,
    why: 'what an admin writes to its reader',
  },
]

const readerOf = ({ to }: Mail, people: readonly Somebody[]): Somebody | undefined =>
  people.find(({ email, phone }) => to === email || to.endsWith(phone))

/** Emails that tell their recipients more about other people than the product shows them. */
export const strangersInMail = (mails: readonly Mail[], people: readonly Somebody[]): string[] =>
  mails.flatMap((mail) => {
    const reader = readerOf(mail, people)
    if (!reader) return []
    const said = [mail.subject, mail.text, mail.html, mail.replyTo].join('\n')
    return people
      .filter((other) => other !== reader && namesIn(said, other).length > 0)
      .filter(
        (other) =>
          !shownAnyway.some(
            ({ of, subject }) => of({ reader, other }) && subject.test(mail.subject || mail.text),
          ),
      )
      .map((other) => `${mail.subject || mail.text} tells of ${other.username}`)
  })
