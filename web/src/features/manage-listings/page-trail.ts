import type { ListAddress } from './list-address.ts'

/**
 * Where the pages before this one began, the first one first. An address knows where its own page begins and no more, so
 * this goes along in the history's own state, which a reload keeps and a shared link lacks.
 */
export type Trail = readonly (string | undefined)[]

type Step = { shown: ListAddress; trail: Trail }

/** The trail in a history entry's state, as far as it is one. */
export const trailOf = (state: unknown): Trail => {
  if (typeof state !== 'object' || state === null || !('trail' in state)) return []
  const { trail } = state
  if (!Array.isArray(trail)) return []
  return trail.every((cursor) => cursor === undefined || typeof cursor === 'string') ? trail : []
}

/** The page after this one, which begins at `cursor`. */
export const nextStep = (shown: ListAddress, trail: Trail, cursor: string): Step => ({
  shown: { ...shown, page: shown.page + 1, cursor },
  trail: [...trail, shown.cursor],
})

/** The page before this one; the first page where nobody knows where that began; undefined on the first. */
export const previousStep = (shown: ListAddress, trail: Trail): Step | undefined => {
  if (shown.cursor === undefined) return undefined
  if (trail.length === 0) return { shown: { ...shown, page: 1, cursor: undefined }, trail: [] }
  const cursor = trail.at(-1)
  return { shown: { ...shown, page: cursor ? shown.page - 1 : 1, cursor }, trail: trail.slice(0, -1) }
}
