import type { LambdaClient } from '@aws-sdk/client-lambda'
import type { MigrationReport } from '#functions/jobs/migrate-data.ts'
import type { StageFunction } from '#scripts/stage/functions.ts'
import { runJob } from '#scripts/stage/run-job.ts'

/** What a run did, or would do, as lines for the terminal. */
export const sayReport = ({ from, to, steps }: MigrationReport): string[] =>
  steps.length === 0
    ? [`    the data is of version ${to}`]
    : [
        `    the data goes from version ${from} to ${to}`,
        ...steps.map(({ says, seen, changed }) => `    ${says} ${changed} of ${seen} items.`),
      ]

/**
 * Has the live job bring the data of a stage to its version, run after run until it is done, and says how far it is.
 * @throws CommandError when it fails; what it did stays, and the next time goes on from there
 */
export const migrateStage = async (
  client: LambdaClient,
  functions: readonly StageFunction[],
  say: (line: string) => void,
): Promise<void> => {
  for (let isDone = false; !isDone;) {
    const report = (await runJob(client, functions, { job: 'migrateData', say })) as MigrationReport
    for (const line of sayReport(report)) say(line)
    isDone = report.isDone
  }
}
