import { InvokeCommand, type LambdaClient } from '@aws-sdk/client-lambda'
import type { JobName } from '#infra/jobs.ts'
import { liveAlias } from '#infra/stack-name.ts'
import { CommandError } from '#scripts/command/run-command.ts'
import type { StageFunction } from './functions.ts'
import { sayWhile } from './say-still.ts'

/**
 * Runs the live version of a job and waits for its end, which may take a quarter of an hour. @returns what the job returns
 * @throws CommandError when the stage has no such job, or it fails
 */
export const runJob = async (
  client: LambdaClient,
  functions: readonly StageFunction[],
  { job, order = {}, say }: { job: JobName; order?: object; say: (line: string) => void },
): Promise<unknown> => {
  const FunctionName = functions.find(({ id }) => id === job)?.name
  if (!FunctionName)
    throw new CommandError(
      `The stage has no function ${job}: it is not deployed in this region, or not whole.`,
    )
  const run = client.send(
    new InvokeCommand({ FunctionName, Qualifier: liveAlias, Payload: Buffer.from(JSON.stringify(order)) }),
  )
  const { FunctionError, Payload } = await sayWhile(`running ${job}`, say, run)
  if (FunctionError)
    throw new CommandError(`${job} failed (${FunctionError}); its log ${FunctionName} says why.`)
  const text = Buffer.from(Payload ?? []).toString()
  return text === '' ? undefined : JSON.parse(text)
}
