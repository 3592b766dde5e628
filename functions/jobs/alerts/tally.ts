import { logger } from '#functions/core/logger.ts'

/** How many people are told at once; each takes a handful of reads and writes. */
export const tellersAtOnce = 8

type Counts = { told: number; failed: number }

/** Runs a telling and counts what came of it. A failure is logged, never thrown: one reader must not stop the others. */
export type Tally = (tell: () => Promise<boolean>, about: Readonly<Record<string, string>>) => Promise<void>

/** A tally at nought, and what it has counted so far. */
export const startTally = (): { tally: Tally; counts: Readonly<Counts> } => {
  const counts: Counts = { told: 0, failed: 0 }
  const tally: Tally = async (tell, about) => {
    try {
      if (await tell()) counts.told++
    } catch (error) {
      counts.failed++
      logger.error('somebody could not be told', error, about)
    }
  }
  return { tally, counts }
}
