import { factorsOf, type Slopes } from '#shared/rules/price-slopes.ts'

/** A car on offer as the fit sees it. Kilometres, QAR. Only cars of one generation have the same `generation`. */
export type Sample = {
  year: number
  mileage: number
  isGCCSpec: boolean
  generation: string
  /** As `foldedTrim` names it; empty when its seller says none. */
  trim: string
  priceQAR: number
}

/** Sums over cars of the products of their differences from cars of the same generation and trim; they add up over models. */
export type Moments = { xx: number[]; xy: number[]; squares: number; count: number }

/**
 * What is believed before any car is seen: Gulf asking prices fall by 7 to 12 % a year, of which mileage is a part; a car that has
 * done 100,000 km more is some 18 % cheaper at the same age; imported cars are about a tenth cheaper.
 */
export const believed: Slopes = { perYear: 0.07, perTenThousandKm: -0.02, imported: -0.1, spread: 0.07 }

// No estimate rises with mileage or falls with a newer year, whatever a handful of odd cars says.
const bounds = { perYear: [0.01, 0.25], perTenThousandKm: [-0.08, -0.002], imported: [-0.4, 0] } as const

const size = 3
const none = (): Moments => ({ xx: [0, 0, 0, 0, 0, 0, 0, 0, 0], xy: [0, 0, 0], squares: 0, count: 0 })

const addTo = (sum: Moments, point: readonly number[], price: number, weight: number): void => {
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++)
      sum.xx[row * size + column]! += weight * point[row]! * point[column]!
    sum.xy[row]! += weight * point[row]! * price
  }
  sum.squares += weight * price * price
}

/** The moments of cars about the weighted mean of their generation and trim: what those differ in needs no explanation. */
export const momentsOf = (samples: readonly Sample[], weights: readonly number[]): Moments => {
  const groups = Map.groupBy(samples.keys(), (at) => `${samples[at]!.generation}\n${samples[at]!.trim}`)
  const sum = none()
  for (const places of groups.values()) {
    const points = places.map((at) => [...factorsOf(samples[at]!), Math.log(samples[at]!.priceQAR)])
    const total = places.reduce((all, at) => all + weights[at]!, 0)
    if (places.length < 2 || total === 0) continue
    const means = points[0]!.map(
      (_, of) => points.reduce((all, point, at) => all + weights[places[at]!]! * point[of]!, 0) / total,
    )
    points.forEach((point, at) => {
      const away = point.map((value, of) => value - means[of]!)
      addTo(sum, away, away[size]!, weights[places[at]!]!)
    })
    sum.count += total - 1
  }
  return sum
}

export const addMoments = (all: readonly Moments[]): Moments =>
  all.reduce(
    (sum, each) => ({
      xx: sum.xx.map((value, at) => value + each.xx[at]!),
      xy: sum.xy.map((value, at) => value + each.xy[at]!),
      squares: sum.squares + each.squares,
      count: sum.count + each.count,
    }),
    none(),
  )

// The prior weighs as much as this many cars that differ as cars of one generation usually do: by 2 years, 30,000 km, and one
// in fourteen imported. (variance of each factor)
const priorCars = 12
const usualVariance = [4, 9, 0.07] as const

/** The unknowns of three linear equations, by elimination. The prior on the diagonal keeps it far from singular. */
const solve = (xx: readonly number[], xy: readonly number[]): number[] => {
  const rows = [0, 1, 2].map((row) => [...xx.slice(row * size, row * size + size), xy[row]!])
  for (let pivot = 0; pivot < size; pivot++)
    for (let row = 0; row < size; row++) {
      if (row === pivot) continue
      const factor = rows[row]![pivot]! / rows[pivot]![pivot]!
      rows[row] = rows[row]!.map((value, at) => value - factor * rows[pivot]![at]!)
    }
  return rows.map((row, at) => row[size]! / row[at]!)
}

const within = (value: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, value))

/** The slopes of cars with these moments, drawn towards those of their class: the fewer cars, the more (ridge regression). */
export const fitSlopes = ({ xx, xy, squares, count }: Moments, prior: Slopes): Slopes => {
  const start = [prior.perYear, prior.perTenThousandKm, prior.imported]
  const weights = usualVariance.map((variance) => variance * priorCars)
  const [year, kilometres, imported] = solve(
    xx.map((value, at) => value + (at % (size + 1) === 0 ? weights[at / (size + 1)]! : 0)),
    xy.map((value, at) => value + weights[at]! * start[at]!),
  ) as [number, number, number]
  const slopes = {
    perYear: within(year, bounds.perYear),
    perTenThousandKm: within(kilometres, bounds.perTenThousandKm),
    imported: within(imported, bounds.imported),
  }
  const best = [slopes.perYear, slopes.perTenThousandKm, slopes.imported]
  // The sum of squares that is left: y'y − 2 b'x'y + b'x'x b.
  const explained = best.reduce(
    (sum, one, row) =>
      sum + 2 * one * xy[row]! - one * best.reduce((all, other, at) => all + other * xx[row * size + at]!, 0),
    0,
  )
  const left = Math.max(0, squares - explained)
  return { ...slopes, spread: Math.sqrt((left + priorCars * prior.spread ** 2) / (count + priorCars)) }
}
