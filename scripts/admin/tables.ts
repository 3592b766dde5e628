import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { localAwsEnvironment } from '#scripts/local/credentials.ts'
import { tableFileIn } from '#scripts/local/cloud.ts'
import { startDynamoDb } from '#scripts/local/dynamodb.ts'
import { InUseError, lockDataDir } from '#scripts/start/claim.ts'
import { productName } from '#shared/constants/market.ts'
import { CommandError } from '#scripts/command/run-command.ts'
import { readRunningNote } from '#scripts/start/running-note.ts'
import { type DynamoDBClient, paginateListTables } from '@aws-sdk/client-dynamodb'
import { stackName } from '#infra/stack-name.ts'

/** Points the SDK of this process at a table of this machine, and away from the person's own AWS account. */
export const useLocalTable = (endpoint: string): void => {
  Object.assign(process.env, localAwsEnvironment, { AWS_ENDPOINT_URL_DYNAMODB: endpoint })
}

type LocalTable = { endpoint: string; close: () => Promise<void> }

/** Claims the directory, or says that an instance runs in it. */
export const claimOrRunning = (dataDir: string): (() => void) | undefined => {
  try {
    return lockDataDir(dataDir)
  } catch (error) {
    if (error instanceof InUseError) return undefined
    throw error
  }
}

/**
 * The table of a data directory of this machine: as the instance that runs in it serves it, or opened for as long as it takes when
 * none does. @throws CommandError when the directory holds no market yet
 */
export const openLocalTable = async (dataDir: string): Promise<LocalTable> => {
  const file = tableFileIn(join(dataDir, 'cloud'))
  const release = existsSync(dataDir) ? claimOrRunning(dataDir) : () => {}
  if (!release) {
    const running = readRunningNote(dataDir)
    if (running) return { endpoint: running.dynamodb, close: async () => {} }
    throw new CommandError(
      `${productName.en} is just starting in ${dataDir}. Please try again when it is ready.`,
    )
  }
  if (!existsSync(file)) {
    release()
    throw new CommandError(
      `There is no market in ${dataDir} yet. "npm start" makes one; DATA_DIR names another.`,
    )
  }
  const store = await startDynamoDb(file, join(dataDir, 'logs', 'dynamodb.log'))
  return {
    endpoint: store.endpoint,
    close: async () => {
      await store.stop()
      release()
    },
  }
}

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
