/** How a number compares with the one of the period before. `share` is of the one before, always positive. */
export type Change =
  | { kind: 'more' | 'less'; share: number }
  | { kind: 'from'; before: number }
  | { kind: 'same' | 'new' | 'none' }

// From here on a percentage is a large number that nobody can picture.
const timesBefore = 3

/** The change from one period to the next, in the way people would tell it. */
export const changeOf = (now: number, before: number): Change => {
  if (before === 0) return { kind: now === 0 ? 'none' : 'new' }
  if (now >= before * timesBefore) return { kind: 'from', before }
  const share = Math.round((now / before - 1) * 100) / 100
  if (share === 0) return { kind: 'same' }
  return { kind: share > 0 ? 'more' : 'less', share: Math.abs(share) }
}
