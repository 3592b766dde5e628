import { supersedes, type Change, type SearchDocument, type Stamp } from '#functions/search/document.ts'

/** The documents after the changes, the newest of each id: the expected result in whatever order changes are delivered. */
export const mergeChanges = (
  documents: Iterable<SearchDocument>,
  changes: readonly Change[],
): SearchDocument[] => {
  const latest = new Map<string, Stamp & { document?: SearchDocument }>()
  for (const document of documents) latest.set(document.id, { ...stampOf(document), document })
  for (const change of changes) {
    if (!supersedes(change, latest.get(change.id))) continue
    latest.set(
      change.id,
      'document' in change ? { ...stampOf(change), document: change.document } : stampOf(change),
    )
  }
  return [...latest.values()]
    .flatMap(({ document }) => document ?? [])
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

const stampOf = ({ version, changedAt }: Stamp): Stamp => ({ version, changedAt })
