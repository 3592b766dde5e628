import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { afterEach, expect, test } from 'vitest'
import { localCredentials, localRegion } from '#scripts/local/credentials.ts'
import { localNames } from '#scripts/local/names.ts'
import { startLambda, type LoadFunction } from './server.ts'

const open: { close: () => Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ close }) => close()))
  delete process.env['AWS_ENDPOINT_URL_LAMBDA']
})

const start = async (
  handler: (event: unknown) => Promise<unknown>,
  credentials: { accessKeyId: string; secretAccessKey: string } = localCredentials,
) => {
  const load: LoadFunction = async () => handler
  const server = await startLambda(load)
  open.push(server)
  // Without an endpoint of its own: the variable that the server sets is how handlers find it.
  const client = new LambdaClient({ region: localRegion, credentials, maxAttempts: 1 })
  const invoke = async (event: unknown, FunctionName: string = localNames.SEARCH_FUNCTION) => {
    const Payload = typeof event === 'string' ? event : JSON.stringify(event)
    const answer = await client.send(new InvokeCommand({ FunctionName, Payload }))
    const text = answer.Payload?.transformToString() ?? ''
    return { status: answer.StatusCode, error: answer.FunctionError, answer: JSON.parse(text) }
  }
  return { invoke, client, port: server.port }
}

test('hands the event to the handler and its answer back', async () => {
  const { invoke } = await start(async (event) => ({ heard: event }))
  expect(await invoke({ a: 'ق' })).toEqual({ status: 200, error: undefined, answer: { heard: { a: 'ق' } } })
})

test('starts a function that nobody waits for', async () => {
  const heard = Promise.withResolvers<unknown>()
  const { client } = await start(async (event) => heard.resolve(event))
  const call = { FunctionName: localNames.BUILD_FUNCTION, InvocationType: 'Event' } as const
  const { StatusCode } = await client.send(new InvokeCommand({ ...call, Payload: '{"of":"plates"}' }))
  expect(StatusCode).toBe(202)
  expect(await heard.promise).toEqual({ of: 'plates' })
})

test('describes the error of a handler as Lambda does', async () => {
  const { invoke } = await start(() => Promise.reject(new RangeError('too far')))
  expect(await invoke({})).toEqual({
    status: 200,
    error: 'Unhandled',
    answer: { errorType: 'RangeError', errorMessage: 'too far' },
  })
})

test('has no answer over 6 MB', async () => {
  const { invoke } = await start(async () => 'x'.repeat(6 * 1024 * 1024))
  expect(await invoke({})).toMatchObject({
    error: 'Unhandled',
    answer: { errorType: 'Function.ResponseSizeTooLarge' },
  })
})

test('refuses unknown functions, events that are no JSON, and foreign signatures', async () => {
  const { invoke, port } = await start(async () => 1)
  await expect(invoke({}, 'another')).rejects.toMatchObject({ name: 'ResourceNotFoundException' })
  await expect(invoke('{')).rejects.toMatchObject({ name: 'InvalidRequestContentException' })
  const url = `http://127.0.0.1:${port}/2015-03-31/functions/${localNames.SEARCH_FUNCTION}/invocations`
  expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(403)
  const foreign = await start(async () => 1, { ...localCredentials, secretAccessKey: 'other' })
  await expect(foreign.invoke({})).rejects.toMatchObject({ name: 'InvalidSignatureException' })
})
