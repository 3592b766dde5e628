/** The parameters of a query as the function at the edge reads them: nothing decoded, several of one name joined by commas. */
export const rawParameters = (rawQuery: string): Record<string, string> => {
  const pairs = rawQuery.split('&').map((pair) => pair.split(/=(.*)/s))
  const byName = Map.groupBy(pairs, ([name = '']) => name)
  return Object.fromEntries(
    [...byName].map(([name, given]) => [name, given.map(([, value = '']) => value).join()]),
  )
}
