/** How much a guarantee is tried: a seeded part in `npm test`, all of it in `npm run test:nightly`. */
export const isNightly = process.env['TRUST_MODE'] === 'nightly'

/** What every random choice of these tests follows from. `TRUST_SEED=7` repeats a run that failed; nightly takes another each time. */
export const seed = Number(process.env['TRUST_SEED'] ?? (isNightly ? Date.now() % 1_000_000 : 1))

/** How many of something this run tries. */
export const amount = ({ quick, nightly }: { quick: number; nightly: number }): number =>
  isNightly ? nightly : quick
