import { InvokeCommand } from '@aws-sdk/client-lambda'
import { lambda } from './lambda-client.ts'
import { env } from '#functions/core/env.ts'
import { logger } from '#functions/core/logger.ts'

// As long as a build takes at most: the compaction of the next minute need not ask again.
const pauseMs = 15 * 60_000

const startedAt = new Map<string, number>()

/**
 * Has an index built from the table where it has no usable snapshot, without waiting for it. Once in a quarter of an hour from one
 * process; a build too many finds that there is nothing to do, or stores the same.
 */
export const startBuild = async (of: 'listings' | 'plates'): Promise<void> => {
  const now = Date.now()
  if (now - (startedAt.get(of) ?? -Infinity) < pauseMs) return
  await lambda().send(
    new InvokeCommand({
      FunctionName: env().BUILD_FUNCTION,
      InvocationType: 'Event',
      Payload: JSON.stringify({ of, ifMissing: true }),
    }),
  )
  startedAt.set(of, now)
  logger.warn('search index has no usable snapshot; a build was started', { of })
}
