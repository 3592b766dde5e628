// Within a fifth of each other two cars draw about the same: the numbers are small.
const sameShare = 0.2

/** How one car's views a day stand beside those of its like. */
export const paceVerdict = (own: number, others: number): 'ahead' | 'even' | 'behind' => {
  if (Math.abs(own - others) <= Math.max(own, others) * sameShare) return 'even'
  return own > others ? 'ahead' : 'behind'
}
