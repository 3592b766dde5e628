import type { STSClient } from '@aws-sdk/client-sts'
import { callSigned } from '#scripts/stage/signed-call.ts'
import { CommandError } from '#scripts/command/run-command.ts'

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
