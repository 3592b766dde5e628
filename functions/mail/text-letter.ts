import { withoutIsolates } from '#functions/mail/isolate.ts'
import type { LetterPage } from '#functions/mail/letter-page.ts'

const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')

/** The letter as plain text, for programs and people that show no HTML. */
export const textLetter = (page: LetterPage): string => {
  const { paragraphs, button, link, otherwise, otherLink, note, item, why, footer } = page
  const parts = [
    ...(item ? [[item.title, item.price].filter(Boolean).join('\n')] : []),
    ...paragraphs.map((paragraph) => (typeof paragraph === 'string' ? paragraph : quoted(paragraph.quote))),
    ...(button && link ? [`${button}:\n${link}`] : []),
    ...(otherwise && otherLink ? [`${otherwise}:\n${otherLink}`] : []),
    ...(note ? [note] : []),
    ['--', why, ...footer.map(({ label, link: address }) => `${label}: ${address}`)].join('\n'),
  ]
  return `${withoutIsolates(parts.join('\n\n'))}\n`
}
