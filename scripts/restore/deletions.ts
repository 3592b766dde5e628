import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { noteLostAccounts } from '#functions/data/passwords.ts'
import { CommandError } from '#scripts/command/run-command.ts'
import { replayDeletions } from '#scripts/drill/replay-deletions.ts'
import { runDrill, sayReport } from '#scripts/drill/run-drill.ts'
import { tableEnvironment } from '#scripts/local/names.ts'
import { type Holdings, readHoldings } from './count-restored.ts'
import type { RestoreOptions } from './options.ts'
import type { RestoreTools } from './tools.ts'

type Restored = {
  name: string
  /** The moment of the copy. */
  at: Date
  /** The site that works on the table has been made: people may use it. */
  isOpen: boolean
}

/**
 * Deletes again who has left, in a restored table, and checks it. Once the site is open that alone: the emails that wait are new ones, and
 * its jobs erase the files of those who are deleted.
 * @throws CommandError when something of the table is wrong, or somebody is not gone altogether
 */
export const deleteAgain = async (
  { name, at, isOpen }: Restored,
  { deleted, values }: Pick<RestoreOptions, 'deleted' | 'values'>,
  tools: Pick<RestoreTools, 'say' | 'now'> & { clients: Pick<RestoreTools['clients'], 'tables'> },
): Promise<Holdings> => {
  // The repositories work on the restored table, by the environment; nothing else of a stage is theirs here.
  Object.assign(process.env, tableEnvironment, {
    AWS_REGION: values.region,
    PUBLIC_ORIGIN: `https://${values.domain}`,
    TABLE_NAME: name,
  })
  const client = DynamoDBDocumentClient.from(tools.clients.tables)
  const say = (line: string) => tools.say(`    ${line}`)
  if (isOpen) {
    const { replayed, problems } = await replayDeletions(deleted.map((userId) => ({ userId, at })))
    say(`the site is open: ${replayed} deleted again, and nothing else is touched`)
    if (problems.length > 0) throw new CommandError(problems.join('\n'))
    return readHoldings(client, name)
  }
  const makeCopy = async () => ({ name, at })
  const now = () => tools.now().getTime()
  const report = await runDrill({ client, live: undefined, makeCopy, deleted, now, say })
  for (const line of sayReport(report)) say(line)
  if (report.problems.length > 0) throw new CommandError('The restored table is not as it should be.')
  await noteLostAccounts(tools.now())
  return readHoldings(client, name)
}
