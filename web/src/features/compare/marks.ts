/** True when not all cars say the same. */
export const differs = (texts: readonly string[]): boolean => new Set(texts).size > 1

export type Aim = 'lowest' | 'highest'

/** Which of the values are the best; none where all are equal, as then nothing speaks for any. */
export const bestOf = (values: readonly number[], aim: Aim): boolean[] => {
  const best = aim === 'lowest' ? Math.min(...values) : Math.max(...values)
  return values.map((value) => value === best && values.some((other) => other !== best))
}

/**
 * Kilometres a year, to the nearest hundred; below that to the kilometre, as a car that has moved has not done 0.
 * A car of this year's model, or of the next, counts as a year old.
 */
export const yearlyMileage = ({ mileage, year }: { mileage: number; year: number }, now: Date): number => {
  const yearly = mileage / Math.max(1, now.getFullYear() - year)
  return Math.round(yearly / 100) * 100 || Math.round(yearly)
}
