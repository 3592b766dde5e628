import type { AnalyticsCounts } from '#shared/schemas/analytics.ts'

/** What is counted of a car, in the order in which it is shown. */
export const measures = ['views', 'contacts', 'saves'] as const satisfies readonly (keyof AnalyticsCounts)[]
export type Measure = (typeof measures)[number]
