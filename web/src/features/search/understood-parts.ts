import type { Understood, UnderstoodRange, UnderstoodWord } from '#shared/schemas/understood.ts'

export type UnderstoodPart = UnderstoodWord | UnderstoodRange
type Span = Pick<UnderstoodPart, 'start' | 'end'>

export const isWord = (part: UnderstoodPart): part is UnderstoodWord => 'label' in part

const cut = (text: string, { start, end }: Span) => `${text.slice(0, start)} ${text.slice(end)}`

/** A text without some of its parts; the blanks around them become one. */
export const withoutSpans = (text: string, spans: readonly Span[]): string =>
  // From the end, so that the places before stay true.
  spans
    .toSorted((a, b) => b.start - a.start)
    .reduce(cut, text)
    .replace(/\s+/g, ' ')
    .trim()

/**
 * The parts to show beside `search` while the answer is still about an older text, `answered`: those whose words it still
 * has. Their places are not to be trusted then.
 */
export const partsWithin = (search: string, answered: string, parts: Understood): readonly UnderstoodPart[] =>
  search === answered ? parts : parts.filter(({ start, end }) => search.includes(answered.slice(start, end)))
