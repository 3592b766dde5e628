type Thing = { id: string }
type Page<Name extends string> = { [N in Name]: readonly Thing[] }
type Queue<Name extends string> = { pages: readonly (Page<Name> & { total: number })[] }

/** What is loaded of a list so far, in order. A thing that moved between two pages while they were loaded counts once. */
export const loadedThings = <Item extends Thing>(pages: readonly (readonly Item[])[] | undefined): Item[] => [
  ...new Map(pages?.flat().map((thing) => [thing.id, thing])).values(),
]

/** A queue after a thing has left it; `name` is what its pages call their rows. */
export const withoutThing = <Name extends string, Q extends Queue<Name>>(
  queue: Q,
  name: Name,
  id: string,
): Q => {
  const rowsOf = (page: Page<Name>): readonly Thing[] => page[name]
  if (!queue.pages.some((page) => rowsOf(page).some((thing) => thing.id === id))) return queue
  return {
    ...queue,
    pages: queue.pages.map((page) => ({
      ...page,
      total: page.total - 1,
      [name]: rowsOf(page).filter((thing) => thing.id !== id),
    })),
  }
}
