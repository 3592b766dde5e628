import type { PlateEstimate } from '#shared/schemas/plate.ts'

type Range = NonNullable<PlateEstimate['range']>

// Of the way from the cheapest to the dearest, on either side: nothing stands on the very edge.
const margin = 0.15

/**
 * Where a price (QAR) stands on the scale of an estimate, 0 to 1. Logarithmic: asked for ten times its worth, a number
 * would leave an even scale no room for the range.
 */
export const placeOnEstimate = ({ low, high }: Range, asking: number | undefined) => {
  const ends = [low, high, asking ?? low].map((price) => Math.log(Math.max(price, 1)))
  const from = Math.min(...ends)
  const span = Math.max(...ends) - from
  if (span === 0) return () => 0.5
  const length = span * (1 + 2 * margin)
  return (price: number): number => (Math.log(Math.max(price, 1)) - from + span * margin) / length
}

/** The position of an asking price beside the range; the ends belong to the range. */
export const askingBeside = ({ low, high }: Range, asking: number): 'below' | 'within' | 'above' => {
  if (asking < low) return 'below'
  return asking > high ? 'above' : 'within'
}
