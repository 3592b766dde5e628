import { supersedes, type Change, type SearchDocument, type Stamp } from '#functions/search/document.ts'

/** What any delivery of changes must lead to: the documents after the changes, by id, the newest of each. */
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
