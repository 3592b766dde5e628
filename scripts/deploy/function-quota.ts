import type { STSClient } from '@aws-sdk/client-sts'
import type { Stage } from '#infra/stage.ts'
import { reservedConcurrency } from '#infra/reserved-concurrency.ts'
import { callSigned } from '#scripts/stage/clients.ts'
import { CommandError } from '#scripts/command/run-command.ts'

/** Lambda lets nobody reserve these: they are for functions without a share of their own. */
const leftToOthers = 100
const reserved = Object.values(reservedConcurrency).reduce((sum, each) => sum + each, 0)

/** How many functions the account may run at once in a region; nothing where Lambda does not say. */
export const askFunctionQuota = async (
  client: STSClient,
  region: string,
  send: typeof fetch = fetch,
): Promise<number | undefined> => {
  const call = { service: 'lambda', region, method: 'GET', path: '/2016-08-19/account-settings' } as const
  const answer = await callSigned(client, call, send)
  if (!answer.ok) return undefined
  const { AccountLimit } = (await answer.json()) as { AccountLimit?: { ConcurrentExecutions?: number } }
  return AccountLimit?.ConcurrentExecutions
}

/**
 * Whether the stage can work with so much. One that reserves concurrency does not begin with too little: a new account has 10, and the
 * stacks would be rolled back a quarter of an hour later. Any other begins, and its operator hears what visitors will see.
 * @returns a sentence for the operator
 * @throws CommandError
 */
export const judgeFunctionQuota = (
  quota: number | undefined,
  { region, reservesConcurrency }: Pick<Stage, 'region' | 'reservesConcurrency'>,
): string => {
  const needed = leftToOthers + (reservesConcurrency ? reserved : 0)
  if (quota === undefined)
    return `Lambda does not say how many functions may run at once; ${needed} are needed.`
  if (quota >= needed) return `${quota} functions may run at once.`
  const found = `This account may run ${quota} functions at once in ${region}.`
  const remedy =
    'Ask for 1,000 (AWS console, Service Quotas, AWS Lambda, "Concurrent executions"): it costs nothing and takes a day at most.'
  if (!reservesConcurrency)
    return `${found} One page asks for several at a time, so a few visitors together will meet errors. ${remedy}`
  throw new CommandError(
    `${found} Sign-in, search and uploads keep ${reserved} for themselves, and Lambda wants ${leftToOthers} for the rest. ${remedy}`,
  )
}
