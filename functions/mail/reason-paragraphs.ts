import type { Facts, Paragraph } from '#functions/mail/words.ts'

/** Why something was refused: each reason with what can be done about it, then an admin's own words, as they were written. */
export const reasonParagraphs = ({ reasons, reason }: Pick<Facts, 'reasons' | 'reason'>): Paragraph[] => [
  ...reasons.map(({ name, advice }) => `${name}. ${advice}`),
  ...(reason ? [{ quote: reason }] : []),
]
