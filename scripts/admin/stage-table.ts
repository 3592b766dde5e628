import { paginateListTables, type DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { stackName } from '#infra/stack-name.ts'
import { CommandError } from '#scripts/command/run-command.ts'

/**
 * The table of a deployed stage, by the name that CloudFormation has given it: its stack's, its own, something random.
 * @throws CommandError when there is none, or more than one because an older one was kept
 */
export const findStageTable = async (client: DynamoDBClient, stage: string): Promise<string> => {
  const stack = stackName(stage, 'Data')
  const found: string[] = []
  for await (const { TableNames = [] } of paginateListTables({ client }, {}))
    found.push(...TableNames.filter((name) => name.startsWith(`${stack}-Table`)))
  const [table, ...others] = found
  if (!table)
    throw new CommandError(
      `There is no table of the stage "${stage}" in this account and region. AWS_PROFILE and --region say where to look.`,
    )
  if (others.length > 0)
    throw new CommandError(
      `There are ${found.length} tables of the stage "${stage}". The output TableName of the stack ${stack} says which is the ` +
        `right one; name it: --table ${table}`,
    )
  return table
}
