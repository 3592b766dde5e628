import { routes } from '#web/app/routes.ts'
import type { Weighed } from '#scripts/site/weigh-site.ts'
import { medianOf } from '#shared/rules/median.ts'
import { textTable } from '#scripts/bench/terminal.ts'
import type { IndexBytes } from './index-bytes.ts'
import type { FetchedBytes, FilterTimes, Returns, Switches } from './page-measures.ts'
import type { LighthouseResult, Method } from './run-lighthouse.ts'

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

const scores = [98, 100, 100, 100] as const

/**
 * Goals of the site beside its bytes, which are in scripts/site/weigh-site.ts. Taken from measurements of a skeleton of this site,
 * and of other marketplaces, before it was written.
 */
const pageGoals: Readonly<Record<Measured, PageGoals>> = {
  home: { scores, simulated: { lcp: 1500 }, applied: { fcp: 900, lcp: 1000, tbt: 100 }, cls: 0.01 },
  search: { scores, simulated: { lcp: 1600 }, applied: { fcp: 900, lcp: 1600, tbt: 100 }, cls: 0.01 },
  car: { scores, simulated: { lcp: 1600 }, applied: { fcp: 900, lcp: 1600, tbt: 100 }, cls: 0.01 },
}

/** On a phone, all that is fetched before anybody scrolls. */
const requestGoals: Readonly<Record<Measured, number>> = {
  home: routes.home.requests,
  search: routes.cars.requests,
  car: routes.car.requests,
}
const homeKB = 300

/** Milliseconds on a processor four times slower, by the median and by all but one in twenty. */
export const interactionGoals = {
  // More than Qatar has; beyond `marketIndexLimits.cars` the server answers every press.
  listings: 26_000,
  feedback: { p50: 40, p95: 50 },
  results: { p50: 100, p95: 150 },
  api: { p95: 150 },
  opened: { p50: 150 },
  key: { p95: 50 },
  back: { p50: 100 },
  language: { p50: 120 },
}

/** What a browser holds to search by itself: kB once, kB of a day in which one car in twenty-five changes, MB of memory. */
const indexGoals = { once: 1400, aDay: 60, memory: 40 }

/** A line of the table. Without a goal it is there to be known. */
export type Line = { name: string; found: string; goal?: string; isMet?: boolean }

const atMost = (name: string, found: number, goal: number, unit: string, decimals = 0): Line => ({
  name,
  found: `${found.toFixed(decimals)} ${unit}`.trim(),
  goal: `≤ ${goal} ${unit}`.trim(),
  isMet: Number(found.toFixed(decimals)) <= goal,
})

const ms = (name: string, found: number, goal: number): Line => atMost(name, found, goal, 'ms')

/** The value that `share` of all stay under. */
const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN

/** The build's own budgets. */
export const weightLines = (weights: readonly Weighed[]): Line[] =>
  weights.map(({ name, kB, budget, isOver }) => ({
    name,
    found: `${kB.toFixed(1)} kB`,
    goal: `≤ ${budget} kB`,
    isMet: !isOver,
  }))

/** Report lines on the transfers of the phone; home has a budget for them. */
export const fetchedLines = (page: Measured, language: string, fetched: FetchedBytes): Line[] => {
  const where = `${page} ${language}`
  const { requests, bytes, fonts, photos, photoBytes, widest } = fetched
  const kB = bytes / 1000
  return [
    atMost(`${where}: requests`, requests, requestGoals[page], ''),
    page === 'home'
      ? atMost(`${where}: fetched`, kB, homeKB, 'kB')
      : { name: `${where}: fetched`, found: `${kB.toFixed(0)} kB` },
    { name: `${where}: fonts`, found: `${(fonts / 1000).toFixed(1)} kB` },
    { name: `${where}: ${photos} photos in sight`, found: `${(photoBytes / 1000).toFixed(1)} kB` },
    { name: `${where}: widest photo ÷ its place`, found: `${widest.toFixed(2)} ×` },
  ]
}

/** Lighthouse's figures of one page in one language, reckoned and applied. */
export const lighthouseLines = (
  page: Measured,
  language: string,
  { simulated, applied }: Readonly<Record<Method, LighthouseResult>>,
): Line[] => {
  const goals = pageGoals[page]
  const where = `${page} ${language}`
  const failed = simulated.failed.length > 0 ? ` (${simulated.failed.join(', ')})` : ''
  return [
    {
      name: `${where}: Lighthouse${failed}`,
      found: simulated.scores.join('/'),
      goal: goals.scores.join('/'),
      isMet: simulated.scores.every((score, index) => score >= goals.scores[index]!),
    },
    ms(`${where}: LCP simulated`, simulated.lcp, goals.simulated.lcp),
    {
      name: `${where}: FCP, TBT simulated`,
      found: `${simulated.fcp.toFixed(0)}, ${simulated.tbt.toFixed(0)} ms`,
    },
    { name: `${where}: performance applied`, found: String(applied.scores[0]) },
    ms(`${where}: FCP applied`, applied.fcp, goals.applied.fcp),
    ms(`${where}: LCP applied`, applied.lcp, goals.applied.lcp),
    ms(`${where}: TBT applied`, applied.tbt, goals.applied.tbt),
    atMost(`${where}: CLS`, Math.max(simulated.cls, applied.cls), goals.cls, '', 3),
  ]
}

/** The index of the browser. */
export const indexLines = ({ file, day, memory }: IndexBytes): Line[] => [
  atMost('the browser’s index once', file / 1000, indexGoals.once, 'kB'),
  atMost('what changes of it in a day', day / 1000, indexGoals.aDay, 'kB'),
  atMost('its memory', memory / 1e6, indexGoals.memory, 'MB', 1),
]

/** A press on a filter, from the press to the frame that shows it, and to the frame with the new cars. */
export const filterLines = ({ feedback, results, api }: FilterTimes): Line[] => {
  const goals = interactionGoals
  return [
    ms(
      `${results.length} presses on a filter, CPU 4×: feedback p50`,
      quantile(feedback, 0.5),
      goals.feedback.p50,
    ),
    ms('feedback p95', quantile(feedback, 0.95), goals.feedback.p95),
    ms('new cars painted p50', quantile(results, 0.5), goals.results.p50),
    ms('new cars painted p95', quantile(results, 0.95), goals.results.p95),
    { name: 'the API’s answer that confirms them p50', found: `${quantile(api, 0.5).toFixed(0)} ms` },
    ms('the API’s answer that confirms them p95', quantile(api, 0.95), goals.api.p95),
  ]
}

/** List, car and back. */
export const returnLines = ({ opened, times, calls }: Returns): Line[] => [
  ms('the page of a tapped car painted, CPU 4×', medianOf(opened) ?? Number.NaN, interactionGoals.opened.p50),
  ms('back in the list where it stood, CPU 4×', medianOf(times) ?? Number.NaN, interactionGoals.back.p50),
  {
    name: `calls of the API for it${calls.length > 0 ? ` (${[...new Set(calls)].join(', ')})` : ''}`,
    found: String(calls.length),
    goal: '0',
    isMet: calls.length === 0,
  },
]

/** Letters of a search, each until the list completes them. */
export const typingLines = (times: readonly number[]): Line[] => [
  {
    name: `${times.length} letters in the search box, CPU 4×: completed p50`,
    found: `${quantile(times, 0.5).toFixed(0)} ms`,
  },
  ms('completed p95', quantile(times, 0.95), interactionGoals.key.p95),
]

/** The other language. */
export const switchLines = ({ times, kept }: Switches): Line[] => [
  { name: 'first switch of language, which fetches it, CPU 4×', found: `${times[0]?.toFixed(0)} ms` },
  ms('further switches p50', medianOf(times.slice(1)) ?? Number.NaN, interactionGoals.language.p50),
  { name: 'keeps address and what was typed', found: kept ? 'yes' : 'no', goal: 'yes', isMet: kept },
]

/** All lines, and how many goals were missed. */
export const goalTable = (lines: readonly Line[]): string => {
  const result = ({ isMet }: Line): string => (isMet === undefined ? '' : isMet ? 'met' : 'MISSED')
  const rows = lines.map((line) => [line.name, line.found, line.goal ?? '', result(line)])
  const missed = lines.filter(({ isMet }) => isMet === false).length
  const total = lines.filter(({ isMet }) => isMet !== undefined).length
  return `${textTable([['', 'found', 'goal', ''], ...rows])}\n\n${total - missed} of ${total} goals met`
}
