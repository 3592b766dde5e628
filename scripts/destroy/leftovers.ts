import type { STSClient } from '@aws-sdk/client-sts'
import { callSigned } from '#scripts/stage/clients.ts'
import { CommandError } from '#scripts/command/run-command.ts'
import { type DynamoDBClient, paginateListTables } from '@aws-sdk/client-dynamodb'
import { ListBucketsCommand, type S3Client } from '@aws-sdk/client-s3'
import type { SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { stackPrefix } from '#infra/stack-name.ts'
import { originSecretName } from '#infra/stage.ts'
import { readOriginSecret } from '#scripts/deploy/origin-secret.ts'
import { findStacks, type Regions } from './stacks.ts'

type Page = { logGroups?: { logGroupName: string }[]; nextToken?: string }

/** Asks CloudWatch Logs for one operation. */
export type CallLogs = (region: string, operation: string, body: object) => Promise<unknown>

/** Two operations are all we need of the service. @throws CommandError when it refuses */
export const logsCaller =
  (client: STSClient, send: typeof fetch = fetch): CallLogs =>
  async (region, operation, body) => {
    const headers = {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `Logs_20140328.${operation}`,
    }
    const call = { service: 'logs', region, method: 'POST', path: '/', headers } as const
    const answer = await callSigned(client, { ...call, body: JSON.stringify(body) }, send)
    const text = await answer.text()
    if (!answer.ok)
      throw new CommandError(`CloudWatch Logs refused ${operation} in ${region} (${answer.status}): ${text}`)
    return text ? JSON.parse(text) : {}
  }

/** The names of a region's log groups that begin with one of the prefixes. */
export const findLogGroups = async (
  call: CallLogs,
  region: string,
  prefixes: readonly string[],
): Promise<string[]> => {
  const found: string[] = []
  for (const logGroupNamePrefix of prefixes) {
    let nextToken: string | undefined
    do {
      const page = (await call(region, 'DescribeLogGroups', { logGroupNamePrefix, nextToken })) as Page
      found.push(...(page.logGroups ?? []).map(({ logGroupName }) => logGroupName))
      nextToken = page.nextToken
    } while (nextToken)
  }
  return found
}

export const deleteLogGroup = async (call: CallLogs, region: string, logGroupName: string): Promise<void> =>
  void (await call(region, 'DeleteLogGroup', { logGroupName }))

type Searched = {
  regions: Regions
  s3: S3Client
  tables: DynamoDBClient
  secrets: SecretsManagerClient
  callLogs: CallLogs
}

/** Prefixes of a stage's log groups: ours, Lambda's default, and the one that the WAF requires. */
export const logGroupPrefixes = (stage: string): string[] => {
  const prefix = stackPrefix(stage)
  return [prefix, `/aws/lambda/${prefix}`, `aws-waf-logs-${prefix.toLowerCase()}`]
}

const tablesOf = async (client: DynamoDBClient, prefix: string): Promise<string[]> => {
  const found: string[] = []
  for await (const { TableNames = [] } of paginateListTables({ client }, {}))
    found.push(...TableNames.filter((name) => name.startsWith(prefix)))
  return found
}

/**
 * Everything that holds or costs something and bears the stage's name: CloudFormation begins each name with the stack's. Looked for
 * in AWS itself, not in what was to be deleted.
 */
export const findLeftovers = async (
  { regions, s3, tables, secrets, callLogs }: Searched,
  stage: string,
): Promise<string[]> => {
  const prefix = stackPrefix(stage)
  const { Buckets = [] } = await s3.send(new ListBucketsCommand({}))
  const secret = await readOriginSecret(secrets, originSecretName(stage))
  const logs = await Promise.all(
    [...regions.keys()].map(async (region) =>
      (await findLogGroups(callLogs, region, logGroupPrefixes(stage))).map(
        (name) => `log group ${name} (${region})`,
      ),
    ),
  )
  return [
    ...(await findStacks(regions, stage)).map(({ name, region }) => `stack ${name} (${region})`),
    // Names of buckets have no capitals.
    ...Buckets.flatMap(({ Name = '' }) => (Name.startsWith(prefix.toLowerCase()) ? [`bucket ${Name}`] : [])),
    ...(await tablesOf(tables, prefix)).map((name) => `table ${name}`),
    ...(secret ? [`secret ${secret.name}${secret.isDeleted ? ', which can still be taken back' : ''}`] : []),
    ...logs.flat(),
  ]
}
