/** The listing ids in a stored text, at most `most`; anything else in it is ignored. */
export const readIds = (text: string | null, most: number): readonly string[] =>
  text?.match(/lst_[0-9A-Z]{26}/g)?.slice(0, most) ?? []

/** The ids as a text to store; null for none. */
export const writeIds = (ids: readonly string[]): string | null => (ids.length > 0 ? ids.join() : null)
