import type { Suggestion } from '#shared/schemas/understood.ts'

const most = 8
const names = ['make', 'model', 'other'] as const

type Group = { name: (typeof names)[number]; items: readonly Suggestion[] }

const groupOf = ({ kind }: Suggestion): Group['name'] =>
  kind === 'make' || kind === 'model' ? kind : 'other'

/** At most eight suggestions as they are shown: makes, models, all others; within a group as they came. */
export const groupSuggestions = (suggestions: readonly Suggestion[]): readonly Group[] => {
  const first = suggestions.slice(0, most)
  return names
    .map((name) => ({ name, items: first.filter((item) => groupOf(item) === name) }))
    .filter(({ items }) => items.length > 0)
}
