import * as z from 'zod/mini'
import { keys } from '#functions/data/keys.ts'
import type { Write } from './transact.ts'
import { medianOf } from '#shared/rules/median.ts'
import type { ResponseTime } from '#shared/schemas/dealer.ts'
import { putWrite, getItem } from '#functions/data/table.ts'

// The newest answers only: a seller who answers quickly this month is not judged by last year.
const keptAnswers = 50
// The middle of two is luck.
const fewestAnswers = 3

const responses = z.object({
  /** From each request to its first answer, in whole minutes, oldest first. */
  minutes: z.array(z.number()),
  version: z.number(),
})
export type Responses = z.output<typeof responses>

/** Reads a seller's latest response times. Strongly consistent. */
export const readResponses = async (sellerId: string): Promise<Responses> =>
  (await getItem(keys.responses(sellerId), responses)) ?? { minutes: [], version: 0 }

/** A write, for a transaction, that notes one more first answer; it fails when another was noted since `seen`. */
export const responseWrite = (sellerId: string, seen: Responses, minutes: number): Write =>
  putWrite(
    {
      ...keys.responses(sellerId),
      minutes: [...seen.minutes, minutes].slice(-keptAnswers),
      version: seen.version + 1,
    },
    { if: 'attribute_not_exists(pk) OR version = :seen', values: { seen: seen.version } },
  )

/** The measured response time; null while there are too few answers to say anything. */
export const toResponseTime = (minutes: readonly number[]): ResponseTime | null => {
  const median = medianOf(minutes)
  return median === undefined || minutes.length < fewestAnswers
    ? null
    : { medianMinutes: Math.round(median), sample: minutes.length }
}

/** A seller's response time to leads, from their last answers; null while there are fewer than three. */
export const readResponseTime = async (sellerId: string): Promise<ResponseTime | null> =>
  toResponseTime((await readResponses(sellerId)).minutes)
