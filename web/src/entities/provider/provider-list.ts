type Listed = { id: string; rating: number }

/** The list with a company as it is now, new or changed, best rated first as the API has them. */
export const withProvider = <P extends Listed>(list: readonly P[], provider: P): P[] =>
  [...list.filter(({ id }) => id !== provider.id), provider].toSorted((a, b) => b.rating - a.rating)

/** The list without a company. */
export const withoutProvider = <P extends Listed>(list: readonly P[], gone: string): P[] =>
  list.filter(({ id }) => id !== gone)
