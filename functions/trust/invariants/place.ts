/** The key attributes of the table and its indexes. */
export const placeNames = [
  'pk',
  'sk',
  'ownerPk',
  'ownerSk',
  'statusPk',
  'statusSk',
  'changePk',
  'changeSk',
] as const

/** The expected value of each key attribute: a text, a pattern, or absent when not listed. */
export type Place = Partial<Record<(typeof placeNames)[number], string | RegExp | undefined>>
