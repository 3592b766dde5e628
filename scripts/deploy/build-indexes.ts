import type { LambdaClient } from '@aws-sdk/client-lambda'
import type { JobName } from '#infra/jobs.ts'
import type { StageFunction } from '#scripts/stage/functions.ts'
import { runJob } from '#scripts/stage/run-job.ts'

/** The jobs that build an index where there is none in their format. */
const builders = ['compactSearchIndex', 'compactPlateIndex'] as const satisfies readonly JobName[]

/**
 * Has the live jobs build every search index whose format is new, and waits for it: a route that asked for a format before it exists would
 * have nothing to answer with.
 * @throws CommandError when a job is missing or fails
 */
export const buildIndexes = async (
  client: LambdaClient,
  functions: readonly StageFunction[],
  say: (line: string) => void,
): Promise<void> => {
  for (const job of builders) {
    await runJob(client, functions, { job })
    say(`    ${job}: done`)
  }
}
