import type { Figures, FiguresDay } from '#shared/schemas/figures.ts'

export type Count = Exclude<keyof FiguresDay, 'day' | 'medianDecisionMinutes'>

/** The sum of one count over all days. */
export const totalOf = (days: Figures['days'], count: Count): number =>
  days.reduce((sum, day) => sum + day[count], 0)

/** True when nothing at all has happened on any of the days. */
export const isQuiet = (days: Figures['days']): boolean =>
  days.every(
    ({ day: _day, medianDecisionMinutes: _median, ...counts }) =>
      Object.values(counts).reduce((a, b) => a + b) === 0,
  )
