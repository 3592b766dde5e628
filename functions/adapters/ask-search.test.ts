import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, test, vi } from 'vitest'
import { askSearch } from './ask-search.ts'
import { asAppError } from '#functions/core/app-error.ts'

vi.mock('#functions/core/env.ts', () => ({ env: () => ({ SEARCH_FUNCTION: 'search' }) }))

const lambda = mockClient(LambdaClient)
beforeEach(() => void lambda.reset())

const answers = (payload: unknown, FunctionError?: string) =>
  lambda.on(InvokeCommand).resolves({
    Payload: Buffer.from(typeof payload === 'string' ? payload : JSON.stringify(payload)),
    FunctionError,
  } as never)

const ask = () => askSearch('featuredCars', { limit: 3 })
const failure = async () => asAppError(await ask().catch((error: unknown) => error))

test('sends the question and its input, and answers the answer', async () => {
  answers({ answer: [] })
  expect(await ask()).toEqual([])
  const [call] = lambda.commandCalls(InvokeCommand)
  expect(call?.args[0].input.FunctionName).toBe('search')
  expect(JSON.parse(String(call?.args[0].input.Payload))).toEqual({
    question: 'featuredCars',
    input: { limit: 3 },
  })
})

test.each([
  ['has no index', { errorType: 'STORE_UNAVAILABLE' }, 'Unhandled'],
  ['times out', { errorType: 'Sandbox.Timedout' }, 'Unhandled'],
  ['runs out of memory', { errorType: 'Runtime.OutOfMemory' }, 'Unhandled'],
  ['fails without a word', '', 'Unhandled'],
  ['answers nothing', null, undefined],
  ['answers something else', { found: [] }, undefined],
  ['answers half a text', '{"answer":[', undefined],
])('is unavailable when the function %s', async (_, payload, functionError) => {
  answers(payload, functionError)
  expect(await failure()).toMatchObject({ code: 'STORE_UNAVAILABLE', retryAfterSeconds: 2 })
})

test('is unavailable when no function could be started', async () => {
  lambda
    .on(InvokeCommand)
    .rejects(Object.assign(new Error('Rate exceeded'), { name: 'TooManyRequestsException' }))
  expect(await failure()).toMatchObject({ code: 'STORE_UNAVAILABLE' })
})

test('is a mistake of ours when the question itself fails', async () => {
  answers({ errorType: 'INTERNAL' }, 'Unhandled')
  const error = await failure()
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toHaveProperty('code')
})
