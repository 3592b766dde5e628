import { setTimeout as delay } from 'node:timers/promises'
import { BatchWriteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { Case } from './make-cases.ts'
import { rawCall, type RawAnswer, type RawRequest } from './raw-call.ts'
import type { Caller } from './world.ts'
import { keys } from '#functions/data/keys.ts'
import { table, tableName } from '#functions/data/table.ts'
import { anyIp } from '#functions/testing/api.ts'
import type { Contract } from '#shared/api/contract.ts'

const pathOf = ({ path }: Contract, params: Case['params']): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

const queryOf = (query: Case['query']): string => {
  const parts = Object.entries(query).map((pair) => pair.map(encodeURIComponent).join('='))
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/** The request of a case, from a unique IP address, so that no limit per address refuses it before its input is read. */
const requestOf = (contract: Contract, one: Case, caller: Caller | undefined): RawRequest => ({
  method: contract.method,
  target: pathOf(contract, one.params) + queryOf(one.query),
  headers: {
    ...one.headers,
    'x-forwarded-for': anyIp(),
    ...(caller && { authorization: `Bearer ${caller.token()}` }),
    ...(one.body !== undefined && { 'content-type': 'application/json' }),
  },
  body: one.body,
})

/** Deletes a caller's rate limit counts for a route. */
const forget = async ({ id }: Contract, caller: Caller): Promise<void> => {
  const { pk } = keys.rateLimit(id, caller.id, '')
  const rows = await table().send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
    }),
  )
  const removals = (rows.Items ?? []).map(({ sk }) => ({ DeleteRequest: { Key: { pk, sk } } }))
  if (removals.length > 0)
    await table().send(new BatchWriteCommand({ RequestItems: { [tableName()]: removals } }))
}

// The Retry-After of the emulators; a store that was only busy has recovered by then.
const restMs = 2000
const tries = 4

/** Sends a request, again while the store is busy: an input that makes a store fail does so every time. */
const answerTo = async (url: string, request: RawRequest): Promise<RawAnswer> => {
  let answer = await rawCall(url, request)
  for (let attempt = 1; attempt < tries && answer.status === 503; attempt++) {
    await delay(restMs)
    answer = await rawCall(url, request)
  }
  return answer
}

export type Asked = { request: RawRequest; answer: RawAnswer }

/**
 * Sends a case. If a rate limit or a session that an earlier case ended refuses it before the input is read, removes that cause and sends
 * the case once more.
 */
export const ask = async (
  url: string,
  contract: Contract,
  one: Case,
  caller: Caller | undefined,
): Promise<Asked> => {
  const first = requestOf(contract, one, caller)
  const answer = await answerTo(url, first)
  const isLimited = answer.status === 429 && contract.limits?.some(({ per }) => per === 'user')
  const isOut = answer.status === 401 && contract.access !== 'public'
  if (!caller || !(isLimited || isOut)) return { request: first, answer }
  await (isLimited ? forget(contract, caller) : caller.renew())
  const again = requestOf(contract, one, caller)
  return { request: again, answer: await answerTo(url, again) }
}
