/** The ids that are ticked. */
export type Selection = ReadonlySet<string>

/** Only what is still in sight of the filters: nobody should change a car that they cannot see. */
export const within = <Row extends { id: string }>(selection: Selection, found: readonly Row[]): Row[] =>
  found.filter(({ id }) => selection.has(id))

/** The selection with these ticked or not. */
export const ticked = (selection: Selection, ids: readonly string[], isOn: boolean): Selection => {
  const next = new Set(selection)
  for (const id of ids)
    if (isOn) next.add(id)
    else next.delete(id)
  return next
}

/** How much of a page is ticked. */
export const shareOf = (selection: Selection, page: readonly { id: string }[]): 'none' | 'some' | 'all' => {
  const count = page.filter(({ id }) => selection.has(id)).length
  if (count === 0) return 'none'
  return count === page.length ? 'all' : 'some'
}

/** The ids from one row to another, both included, whichever comes first; of the other alone when the one is not there. */
export const rangeOf = (ids: readonly string[], from: string | undefined, to: string): string[] => {
  const start = from === undefined ? -1 : ids.indexOf(from)
  const end = ids.indexOf(to)
  if (start < 0 || end < 0) return [to]
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1)
}
