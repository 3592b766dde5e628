import { InvokeCommand } from '@aws-sdk/client-lambda'
import { lambda } from './lambda-client.ts'
import { storeUnavailable } from '#functions/core/app-error.ts'
import { env } from '#functions/core/env.ts'
import type { AskSearch } from '#functions/search/questions.ts'
import type { ErrorCode } from '#shared/errors.ts'

/** What the function answered, or an error as Lambda describes it, whose type is a code of ours; empty when it is neither. */
type Told = { answer?: unknown; errorType?: unknown }

const read = (payload: Uint8Array | undefined): Told => {
  try {
    const told: unknown = JSON.parse(Buffer.from(payload ?? []).toString('utf8'))
    return typeof told === 'object' && told !== null ? told : {}
  } catch {
    return {}
  }
}

/** @throws as `askSearch` */
const invoke = async (question: string, input: unknown): Promise<Told> => {
  const { FunctionError, Payload } = await lambda().send(
    new InvokeCommand({
      FunctionName: env().SEARCH_FUNCTION,
      Payload: JSON.stringify({ question, input }),
    }),
  )
  const told = read(Payload)
  if (FunctionError === undefined && told.answer !== undefined) return told
  if (FunctionError !== undefined && told.errorType === ('INTERNAL' satisfies ErrorCode))
    throw new Error(`The search failed on the question ${question}`)
  throw storeUnavailable(new Error(`No answer of the search to ${question}: ${String(told.errorType)}`))
}

/**
 * Asks the function that holds the search indexes, by a synchronous invocation.
 * @throws AppError STORE_UNAVAILABLE when it has no fresh index, fails, or answers what is no answer
 * @throws Error when the question itself fails there, which is a mistake in our code
 */
export const askSearch: AskSearch = async (question, input) =>
  // Made by this question's own function: `questions.ts`.
  (await invoke(question, input)).answer as never
