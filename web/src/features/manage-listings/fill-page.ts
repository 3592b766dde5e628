type Page<T> = { listings: T[]; nextCursor?: string | undefined }

// A search looks at some thousand listings per call; after twenty calls somebody should say whether it is worth going on.
const patience = 20

/**
 * One page out of as many calls as it takes: one of a search may find less than was asked for, or nothing, and still not be
 * the last. Gives what the last call said with all that was found.
 */
export const fillPage = async <T, P extends Page<T>>(
  size: number,
  cursor: string | undefined,
  get: (limit: number, cursor: string | undefined) => Promise<P>,
): Promise<P> => {
  const found: T[] = []
  let from = cursor
  for (let calls = 1; ; calls++) {
    const answer = await get(size - found.length, from)
    found.push(...answer.listings)
    from = answer.nextCursor
    if (from === undefined || found.length >= size || calls === patience)
      return { ...answer, listings: found }
  }
}
