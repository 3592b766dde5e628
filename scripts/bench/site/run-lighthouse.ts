import lighthouse from 'lighthouse'
import { medianOf } from '#shared/rules/median.ts'

export type Method = 'simulated' | 'applied'
type Run = { scores: readonly number[]; fcp: number; lcp: number; tbt: number; cls: number; speed: number }
/** Medians of several runs: scores from 0 to 100, milliseconds, layout shift. `failed` names what cost points, by audit. */
export type LighthouseResult = Run & { failed: readonly string[] }

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

const median = (values: readonly number[]): number => medianOf(values) ?? Number.NaN

const runOnce = async (url: string, port: number, method: Method): Promise<LighthouseResult> => {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    locale: 'en-US',
    throttlingMethod: method === 'simulated' ? 'simulate' : 'devtools',
    // With throttling applied only the times differ. Lighthouse's fifth category, for agents, is no goal of ours.
    onlyCategories: method === 'simulated' ? categories : ['performance'],
  })
  if (!result) throw new Error(`Lighthouse said nothing about ${url}`)
  const { audits, categories: scored, environment, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`)
  const value = (id: string): number => audits[id]?.numericValue ?? Number.NaN
  const rated = categories.slice(1).flatMap((name) => scored[name]?.auditRefs ?? [])
  return {
    scores: categories.flatMap((name) => Math.round((scored[name]?.score ?? Number.NaN) * 100)),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    speed: environment.benchmarkIndex,
    failed: rated.flatMap(({ id, weight }) => (weight > 0 && audits[id]?.score === 0 ? id : [])),
  }
}

/** Opens `url` as Lighthouse's phone, `runs` times with nothing kept in between, in the Chromium that listens at `port`. */
export const runLighthouse = async (
  url: string,
  port: number,
  method: Method,
  runs: number,
): Promise<LighthouseResult> => {
  const all: LighthouseResult[] = []
  while (all.length < runs) all.push(await runOnce(url, port, method))
  const of = (name: Exclude<keyof Run, 'scores'>): number => median(all.map((run) => run[name]))
  return {
    scores: categories.map((_, index) => median(all.map(({ scores }) => scores[index]!))),
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    speed: of('speed'),
    failed: [...new Set(all.flatMap(({ failed }) => failed))],
  }
}
