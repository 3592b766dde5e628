import { routes } from '#web/app/routes.ts'

/** A page that is measured whole, and what it is called in the table. */
export type Measured = 'home' | 'search' | 'car'
export const measuredPages: readonly Measured[] = ['home', 'search', 'car']

type PageGoals = {
  /** Lighthouse's scores of performance, accessibility, best practices and search engines. */
  scores: readonly [number, number, number, number]
  /** Milliseconds; `simulated` as Lighthouse reckons by default, `applied` with the slow network and processor really there. */
  simulated: { lcp: number }
  applied: { fcp: number; lcp: number; tbt: number }
  /** Cumulative layout shift, the worst of both ways. */
  cls: number
}

const scores = [97, 100, 100, 100] as const

/**
 * What the site promises beside its bytes, which are in scripts/site/budgets.ts. Taken from measurements of a skeleton of
 * this site, and of other marketplaces, before it was written.
 */
export const pageGoals: Readonly<Record<Measured, PageGoals>> = {
  home: { scores, simulated: { lcp: 1500 }, applied: { fcp: 900, lcp: 1600, tbt: 100 }, cls: 0.01 },
  search: { scores, simulated: { lcp: 1600 }, applied: { fcp: 900, lcp: 2500, tbt: 150 }, cls: 0.01 },
  car: { scores, simulated: { lcp: 1600 }, applied: { fcp: 900, lcp: 2200, tbt: 150 }, cls: 0.01 },
}

/** On a phone, all that is fetched before anybody scrolls. */
export const requestGoals: Readonly<Record<Measured, number>> = {
  home: routes.home.requests,
  search: routes.cars.requests,
  car: routes.car.requests,
}
export const homeKB = 300

/** Milliseconds on a processor four times slower, by the median and by all but one in twenty. */
export const interactionGoals = {
  listings: 100_000,
  feedback: { p50: 40, p95: 100 },
  results: { p50: 300, p95: 500 },
  api: { p95: 150 },
  back: { p50: 100 },
  language: { p50: 150 },
}
