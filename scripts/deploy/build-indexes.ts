import type { LambdaClient } from '@aws-sdk/client-lambda'
import type { StageFunction } from '#scripts/stage/functions.ts'
import { runJob } from '#scripts/stage/run-job.ts'

/**
 * Has the live job build every search index whose format is new, and waits for it: a route that asked for a format before it exists would
 * have nothing to answer with.
 * @throws CommandError when the job is missing or fails
 */
export const buildIndexes = async (
  client: LambdaClient,
  functions: readonly StageFunction[],
  say: (line: string) => void,
): Promise<void> => {
  const job = 'buildSearchIndex'
  await runJob(client, functions, { job, order: { ifMissing: true }, say })
  say(`    ${job}: done`)
}
