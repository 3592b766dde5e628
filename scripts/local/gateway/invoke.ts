import type { Context } from 'aws-lambda'

/** The handler has not answered in time. It keeps running, as nothing can stop it; its answer is dropped. */
export class TimedOut extends Error {}

const contextOf = (name: string, requestId: string, endsAt: number): Context => ({
  awsRequestId: requestId,
  functionName: name,
  functionVersion: '$LATEST',
  invokedFunctionArn: `arn:aws:lambda:eu-central-1:000000000000:function:${name}`,
  memoryLimitInMB: '1024',
  logGroupName: `/aws/lambda/${name}`,
  logStreamName: 'local',
  callbackWaitsForEmptyEventLoop: false,
  getRemainingTimeInMillis: () => Math.max(0, endsAt - Date.now()),
  // Callback-style endings of old; the types still ask for them.
  done: () => {},
  fail: () => {},
  succeed: () => {},
})

type Invocation = { name: string; requestId: string; timeoutMs: number }

/** Calls a handler as Lambda would. Throws TimedOut after `timeoutMs`, and every error of the handler. */
export const invoke = async <Event, Answer>(
  handler: (event: Event, context: Context) => Promise<Answer>,
  { name, requestId, timeoutMs }: Invocation,
  event: Event,
): Promise<Answer> => {
  const context = contextOf(name, requestId, Date.now() + timeoutMs)
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new TimedOut(name)), timeoutMs)
  try {
    return await Promise.race([handler(event, context), tooLate])
  } finally {
    clearTimeout(timer)
  }
}
