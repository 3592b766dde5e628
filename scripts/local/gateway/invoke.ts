import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import type { LambdaHandler } from './load-handler.ts'

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

/** Calls a handler as Lambda would. Throws TimedOut after `timeoutMs`, and every error of the handler. */
export const invoke = async (
  handler: LambdaHandler,
  name: string,
  event: APIGatewayProxyEventV2,
  timeoutMs: number,
): Promise<APIGatewayProxyStructuredResultV2> => {
  const context = contextOf(name, event.requestContext.requestId, Date.now() + timeoutMs)
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new TimedOut(name)), timeoutMs)
  try {
    return await Promise.race([handler(event, context), tooLate])
  } finally {
    clearTimeout(timer)
  }
}
