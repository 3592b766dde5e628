import { InvokeCommand } from '@aws-sdk/client-lambda'
import { lambda } from './lambda-client.ts'
import { storeUnavailable } from '#functions/core/app-error.ts'
import { env } from '#functions/core/env.ts'
import type { AskSearch } from '#functions/search/questions.ts'
import type { ErrorCode } from '#shared/errors.ts'

/** What the function answered, or an error as Lambda describes it, whose type is a code of ours; empty when it is neither. */
type Answer = { answer?: unknown; errorType?: unknown }

const read = (payload: Uint8Array | undefined): Answer => {
  try {
    const answer: unknown = JSON.parse(Buffer.from(payload ?? []).toString('utf8'))
    return typeof answer === 'object' && answer !== null ? answer : {}
  } catch {
    return {}
  }
}

/**
 * Asks the function that holds the search indexes, by a synchronous invocation.
 * @throws AppError STORE_UNAVAILABLE when it has no fresh index, fails, or answers what is no answer
 * @throws Error when the question itself fails there, which is a mistake in our code
 */
export const askSearch: AskSearch = async (question, input) => {
  const { FunctionError, Payload } = await lambda().send(
    new InvokeCommand({
      FunctionName: env().SEARCH_FUNCTION,
      Payload: JSON.stringify({ question, input }),
    }),
  )
  const { answer, errorType } = read(Payload)
  if (FunctionError !== undefined && errorType === ('INTERNAL' satisfies ErrorCode))
    throw new Error(`The search failed on the question ${question}`)
  if (FunctionError !== undefined || answer === undefined)
    throw storeUnavailable(new Error(`No answer of the search to ${question}: ${String(errorType)}`))
  // Made by this question's own function: `questions.ts`.
  return answer as never
}
