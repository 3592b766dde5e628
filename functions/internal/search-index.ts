import type { Context } from 'aws-lambda'
import { liveListingIndex } from '#functions/adapters/live-listing-index.ts'
import { livePlateIndex } from '#functions/adapters/live-plate-index.ts'
import { asAppError, hasCode } from '#functions/core/app-error.ts'
import { logger, withLogContext, xrayId } from '#functions/core/logger.ts'
import { withinRequestTime } from '#functions/core/time.ts'
import { answerQuestion } from '#functions/search/questions.ts'
import type { ErrorCode } from '#shared/errors.ts'

/** An invocation's failure. Its name, a code of ours, is all that the caller learns; the reason is in the log. */
const noAnswer = (code: ErrorCode): Error => Object.assign(new Error(code), { name: code })

const live = { cars: liveListingIndex, plates: livePlateIndex }

/** A route's question (`adapters/ask-search.ts`). */
type Event = { question: string; input: unknown }

let isFirstCall = true

/**
 * Answers a question from the index that this process keeps.
 * @throws Error named STORE_UNAVAILABLE without a fresh index and for a question of another release, else INTERNAL
 */
export const answer = async ({ question, input }: Event, deps = live): Promise<{ answer: unknown }> => {
  try {
    const answered = await answerQuestion(deps, question, input)
    if (answered) return answered
  } catch (thrown) {
    const error = asAppError(thrown)
    const isStore = hasCode(error, 'STORE_UNAVAILABLE')
    logger.error('search failed', isStore ? error.cause : error, { question })
    throw noAnswer(isStore ? error.code : 'INTERNAL')
  }
  logger.warn('search asked what it does not know', { question })
  throw noAnswer('STORE_UNAVAILABLE')
}

/**
 * Synchronous invocation by a route → Lambda. It writes a line for what fails and for a cold start, whose duration is that of loading
 * the index; the route writes one for each request.
 */
export const handler = (event: Event, context?: Pick<Context, 'awsRequestId'>) =>
  withLogContext({ xrayId: xrayId(), invocationId: context?.awsRequestId }, async () => {
    const began = performance.now()
    const coldStart = isFirstCall
    isFirstCall = false
    try {
      return await withinRequestTime(() => answer(event))
    } finally {
      const durationMs = Math.round(performance.now() - began)
      if (coldStart) logger.info('search started', { question: event.question, durationMs, coldStart })
    }
  })
