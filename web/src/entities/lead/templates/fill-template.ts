/** What a ready answer may leave to be filled in. */
export const placeholders = ['car', 'price', 'buyer'] as const
export type Placeholder = (typeof placeholders)[number]

/** A ready answer with what is known filled in; braces around anything else stay as they are. */
export const fillTemplate = (text: string, values: Readonly<Record<Placeholder, string>>): string =>
  text.replace(/\{(car|price|buyer)\}/gi, (_, name: string) => values[name.toLowerCase() as Placeholder])

/**
 * A text with a piece put in place of what is selected, apart from a word before it, and the place of the cursor after it.
 * What would be longer than `max` characters is cut.
 */
export const insertAt = (
  text: string,
  [start, end]: readonly [number, number],
  piece: string,
  max: number,
): { text: string; cursor: number } => {
  const before = text.slice(0, start)
  const gap = /\S$/.test(before) ? ' ' : ''
  const joined = before + gap + piece
  return { text: (joined + text.slice(end)).slice(0, max), cursor: Math.min(joined.length, max) }
}
