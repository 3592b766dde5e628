import type { CloudFormationClient } from '@aws-sdk/client-cloudformation'
import { stackName } from '#infra/stack-name.ts'
import { CommandError } from '#scripts/command/run-command.ts'
import { deployedTemplate } from '#scripts/stage/deployed-template.ts'
import { tableIndexes } from '#shared/constants/storage.ts'

/** Indexes of the table by name, each with its keys. */
type Indexes = Readonly<Record<string, string>>

const keysOf = (partition: string, sort = ''): string => `${partition} ${sort}`.trim()

/** The indexes that this code needs. */
const needed: Indexes = Object.fromEntries(
  Object.entries(tableIndexes).map(([name, { partition, sort }]) => [name, keysOf(partition, sort)]),
)

type Template = {
  Resources?: Record<
    string,
    {
      Type: string
      Properties?: {
        GlobalSecondaryIndexes?: { IndexName: string; KeySchema: { AttributeName: string }[] }[]
      }
    }
  >
}

const indexesIn = ({ Resources = {} }: Template): Indexes | undefined => {
  const table = Object.values(Resources).find(({ Type }) => Type === 'AWS::DynamoDB::GlobalTable')
  if (!table) return undefined
  const indexes = table.Properties?.GlobalSecondaryIndexes ?? []
  return Object.fromEntries(
    indexes.map(({ IndexName, KeySchema }) => [
      IndexName,
      keysOf(KeySchema[0]?.AttributeName ?? '', KeySchema[1]?.AttributeName),
    ]),
  )
}

/**
 * Refuses a deploy that changes more than one index of the table: DynamoDB makes or deletes one index with an update, and CloudFormation
 * would fail and roll the stack back after everything before it. New keys under the old name are two changes.
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/aws-resource-dynamodb-globaltable.html
 * @throws CommandError which says what to do
 */
export const requireOneIndexChange = async (
  client: CloudFormationClient,
  stage: string,
  next: Indexes = needed,
): Promise<void> => {
  const template = await deployedTemplate(client, stackName(stage, 'Data'))
  const before = template === undefined ? undefined : indexesIn(JSON.parse(template) as Template)
  if (!before) return
  const names = [...new Set([...Object.keys(before), ...Object.keys(next)])].toSorted()
  const changes = names.flatMap((name) => {
    if (before[name] === next[name]) return []
    if (before[name] === undefined) return [`makes ${name}`]
    return next[name] === undefined
      ? [`deletes ${name}`]
      : [`deletes ${name}`, `makes ${name} with other keys`]
  })
  if (changes.length <= 1) return
  throw new CommandError(
    `This release ${changes.join(', ')}, and DynamoDB changes one index of a table at a time. Deploy one release for each: those that make an ` +
      'index first, with code that reads the old one still, and delete the old one last. An index with other keys needs a new name.',
  )
}
