import { comparedAtMost } from '#shared/constants/search-limits.ts'

type Joined = {
  /** The cars to go on with. */
  ids: readonly string[]
  /** What became of the visitor's own others: there were none, they stay beside, or they had to go. */
  others: 'none' | 'beside' | 'gone'
}

/** The cars of a comparison, with those that the visitor had put aside before if all of them fit. */
export const joined = (shown: readonly string[], own: readonly string[]): Joined => {
  const others = own.filter((id) => !shown.includes(id))
  if (others.length === 0) return { ids: shown, others: 'none' }
  if (shown.length + others.length > comparedAtMost) return { ids: shown, others: 'gone' }
  return { ids: [...shown, ...others], others: 'beside' }
}
