/** Whether all of a guarantee is tried, as in `npm run test:nightly`, or a seeded sample of it, as in `npm test`. */
export const isNightly = process.env['TRUST_MODE'] === 'nightly'

/** The seed of every random choice in these tests. `TRUST_SEED=7` repeats a failed run; nightly runs take a new seed each time. */
export const seed = Number(process.env['TRUST_SEED'] ?? (isNightly ? Date.now() % 1_000_000 : 1))

// A part of a nightly run, to see that it works and how long all of it takes: `TRUST_MODE=nightly TRUST_SHARE=0.05 npx vitest …`.
const share = Number(process.env['TRUST_SHARE'] ?? 1)

/** The number of cases that this run tries. */
export const amount = ({ quick, nightly }: { quick: number; nightly: number }): number =>
  isNightly ? Math.max(Math.min(quick, nightly), Math.ceil(nightly * share)) : quick
