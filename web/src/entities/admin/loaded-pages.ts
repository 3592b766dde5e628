type Item = { id: string }
type Page<Name extends string> = { [N in Name]: readonly Item[] }
type Pages<Name extends string> = { pages: readonly Page<Name>[] }

/** The items loaded so far, in order. One that moved between two pages while they were loaded counts once, as on the later one. */
export const loadedItems = <I extends Item>(pages: readonly (readonly I[])[] | undefined): I[] => [
  ...new Map(pages?.flat().map((item) => [item.id, item])).values(),
]

/** Loaded pages after an item has left them; `name` is what a page calls its items. A total on the pages counts it no longer. */
export const withoutItem = <Name extends string, P extends Pages<Name>>(
  loaded: P,
  name: Name,
  id: string,
): P => {
  const itemsOf = (page: Page<Name>): readonly Item[] => page[name]
  if (!loaded.pages.some((page) => itemsOf(page).some((item) => item.id === id))) return loaded
  return {
    ...loaded,
    pages: loaded.pages.map((page) => ({
      ...page,
      ...('total' in page && { total: Number(page.total) - 1 }),
      [name]: itemsOf(page).filter((item) => item.id !== id),
    })),
  }
}

/** Loaded pages with what the server has just said of one item. It stays, also where the list asks for others. */
export const withItem = <Name extends string, P extends Pages<Name>>(
  loaded: P,
  name: Name,
  item: Item,
): P => ({
  ...loaded,
  pages: loaded.pages.map((page) => ({
    ...page,
    [name]: (page[name] as readonly Item[]).map((one) => (one.id === item.id ? item : one)),
  })),
})
