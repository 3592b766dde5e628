import { LambdaClient } from '@aws-sdk/client-lambda'
import { endWithRequest, timeoutsOf } from '#functions/core/time.ts'

let client: LambdaClient | undefined

/**
 * The Lambda client, made once per process. A first call may have to wait until the function has loaded what it needs; all tries
 * together end with the request.
 */
export const lambda = (): LambdaClient =>
  (client ??= endWithRequest(new LambdaClient({ maxAttempts: 3, requestHandler: timeoutsOf(5000) })))
