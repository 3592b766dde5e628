/** How many pixels a side the picture must have that is hashed. */
export const hashedSide = 32

const frequencies = 8

// Below this, half of what the hash is made of is rounding noise: a single colour, a gradient, a horizon. Of the demo's
// pictures the darkest has 176, all others more than 500.
const dull = 100

/** `waves[u][x]`: the u-th cosine at pixel x. */
const waves = Array.from({ length: frequencies }, (_, u) =>
  Array.from({ length: hashedSide }, (_, x) => Math.cos(((2 * x + 1) * u * Math.PI) / (2 * hashedSide))),
)

const sum = (count: number, term: (index: number) => number): number => {
  let total = 0
  for (let index = 0; index < count; index++) total += term(index)
  return total
}

/** The lowest frequencies of the picture, 8 × 8, row by row; the first is its brightness. */
const spectrum = (grey: Uint8Array): number[] => {
  const rows = Array.from({ length: hashedSide }, (_, y) =>
    waves.map((wave) => sum(hashedSide, (x) => (grey[y * hashedSide + x] ?? 0) * (wave[x] ?? 0))),
  )
  return waves.flatMap((wave) =>
    waves.map((_, u) => sum(hashedSide, (y) => (rows[y]?.[u] ?? 0) * (wave[y] ?? 0))),
  )
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/**
 * 64-bit hash of a greyscale picture of 32 × 32 pixels, as 16 hex digits, or null when the picture shows too little to be told
 * from others. Each bit tells whether one of the picture's low frequencies is stronger than the median of all, which survives
 * recompression, resizing, light changes and a narrow crop. A difference hash (brighter than the right neighbour?) was tried
 * on the demo's pictures: resized copies were up to 12 bits away from their originals where these are 2, and different cars
 * 3 where these are 6; and since here half the bits are always set, no part of the hash is the same for every sky.
 * https://www.hackerfactor.com/blog/index.php?/archives/432-Looks-Like-It.html
 */
export const perceptualHash = (grey: Uint8Array): string | null => {
  const [, ...strengths] = spectrum(grey)
  if (median(strengths.map(Math.abs)) < dull) return null
  const middle = median(strengths)
  // The brightness says nothing of what is seen: its bit is never set.
  const bits = ['0', ...strengths.map((strength) => (strength > middle ? '1' : '0'))].join('')
  return BigInt(`0b${bits}`).toString(16).padStart(16, '0')
}
