/** What is open in a queue, and where it stood there when it was last seen in it. */
export type Place = { id: string; at: number }

const placeIn = (ids: readonly string[], { id, at }: Place) => {
  const here = ids.indexOf(id)
  // What has left the queue made room: the one after it stands in its place.
  return here < 0 ? { before: at - 1, after: at } : { before: here - 1, after: here + 1 }
}

/** The one after the open one, or before it; undefined at the ends. */
export const neighbour = (ids: readonly string[], open: Place, by: 1 | -1): string | undefined => {
  const { before, after } = placeIn(ids, open)
  return ids[by > 0 ? after : before]
}

/**
 * What comes once the open one is done with: the next that was not skipped, else the first such one, else the first that
 * was skipped. Undefined when nothing is left.
 */
export const followerOf = (
  ids: readonly string[],
  open: Place,
  skipped: ReadonlySet<string>,
): string | undefined => {
  const { after } = placeIn(ids, open)
  const others = [...ids.slice(after), ...ids.slice(0, after)].filter((id) => id !== open.id)
  return others.find((id) => !skipped.has(id)) ?? ids.find((id) => id !== open.id)
}
