import { InvokeCommand, type LambdaClient } from '@aws-sdk/client-lambda'
import type { JobName } from '#infra/jobs.ts'
import { liveAlias } from '#infra/stack-name.ts'
import type { StageFunction } from '#scripts/stage/functions.ts'
import { CommandError } from '#scripts/command/run-command.ts'

/** The jobs that build an index where there is none in their format, each with the order for that. */
const builders = { compactSearchIndex: {}, compactPlateIndex: {} } satisfies Partial<Record<JobName, object>>

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
  for (const [id, order] of Object.entries(builders)) {
    const FunctionName = functions.find((one) => one.id === id)?.name
    if (!FunctionName) throw new CommandError(`There is no function ${id}.`)
    const { FunctionError } = await client.send(
      new InvokeCommand({ FunctionName, Qualifier: liveAlias, Payload: Buffer.from(JSON.stringify(order)) }),
    )
    if (FunctionError)
      throw new CommandError(`${id} failed (${FunctionError}); its log ${FunctionName} says why.`)
    say(`    ${id}: done`)
  }
}
