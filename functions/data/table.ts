import { ConditionalCheckFailedException, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  BatchGetCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  UpdateCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb'
import type * as z from 'zod/mini'
import { env } from '#functions/core/env.ts'
import { logger } from '#functions/core/logger.ts'
import { endWithRequest, retry, storeTimeouts } from '#functions/core/time.ts'
import { dataVersion } from '#shared/constants/storage.ts'
import type { ErrorCode } from '#shared/errors.ts'

// The only files that call the SDK for the table: this one, `queries.ts` and `transact.ts`. Keys come from `keys.ts`, and an
// item is parsed by its schema.

let client: DynamoDBDocumentClient | undefined

/** The document client, made once per process. */
export const table = (): DynamoDBDocumentClient =>
  (client ??= DynamoDBDocumentClient.from(
    endWithRequest(new DynamoDBClient({ maxAttempts: 3, requestHandler: storeTimeouts() })),
    { marshallOptions: { removeUndefinedValues: true } },
  ))

/** The name of the table in this environment. */
export const tableName = (): string => env().TABLE_NAME

export type Key = { pk: string; sk: string }
export type Item = Readonly<Record<string, unknown>>

export type Schema<T> = { parse: (value: unknown) => T }

/** The key of an item as it is stored. */
export const keyOf = ({ pk, sk }: Item): Key => ({ pk: String(pk), sk: String(sk) })

/** Reads an item without a schema, as it is stored. */
export const anyItem: Schema<Item> = { parse: (value) => value as Item }

// Expressions

/** A condition or filter: `#name` is the attribute of that name, since many names are reserved words, and `:name` is one of `values`. */
export type When = { if?: string | undefined; values?: Item | undefined }

type Change = When & {
  /** Attributes and their new values. */
  set?: Item
  /** Attributes and the expressions that compute them: `{ version: 'version + :one' }`. */
  compute?: Readonly<Record<string, string>>
  /** Amounts to add to numbers, and elements to add to sets. */
  add?: Item
  remove?: readonly string[]
  /** Elements to remove from sets. */
  take?: Item
}

const given = (entries: Record<string, unknown>) => (Object.keys(entries).length > 0 ? entries : undefined)

/** The names and values that expressions use, as the SDK wants them. */
export const named = (expressions: readonly (string | undefined)[], values: Item = {}) => ({
  ExpressionAttributeNames: given(
    Object.fromEntries(
      [...expressions.join(' ').matchAll(/#(\w+)/g)].map(([placeholder, name]) => [placeholder, name]),
    ),
  ) as Record<string, string> | undefined,
  ExpressionAttributeValues: given(
    Object.fromEntries(Object.entries(values).map(([name, value]) => [`:${name}`, value])),
  ),
})

const condition = ({ if: expression, values }: When) => ({
  ConditionExpression: expression,
  ...named([expression], values),
})

const list = (keyword: string, parts: readonly string[]): string =>
  parts.length > 0 ? `${keyword} ${parts.join(', ')}` : ''

const placed = (fields: Item, prefix: string) =>
  Object.entries(fields).map(([name, value]) => ({ name: `#${name}`, at: `${prefix}_${name}`, value }))

const change = ({ set = {}, compute = {}, add = {}, remove = [], take = {}, ...when }: Change) => {
  const [sets, adds, takes] = [placed(set, 'set'), placed(add, 'add'), placed(take, 'take')]
  const computed = Object.entries(compute).map(([path, expression]) => `${path} = ${expression}`)
  const update = [
    list('SET', [...sets.map(({ name, at }) => `${name} = :${at}`), ...computed]),
    list(
      'ADD',
      adds.map(({ name, at }) => `${name} :${at}`),
    ),
    list(
      'REMOVE',
      remove.map((name) => `#${name}`),
    ),
    list(
      'DELETE',
      takes.map(({ name, at }) => `${name} :${at}`),
    ),
  ]
    .filter(Boolean)
    .join(' ')
  const values = Object.fromEntries([...sets, ...adds, ...takes].map(({ at, value }) => [at, value]))
  return {
    UpdateExpression: update,
    ConditionExpression: when.if,
    ...named([update, when.if], { ...values, ...when.values }),
  }
}

// Writes

type TableWrite = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

/** A write of one item, for `write` or a transaction; `refuse` is the error code when its condition fails. */
export type ItemWrite = TableWrite & { refuse?: ErrorCode | undefined; Audit?: never }

type Refusing<Options> = Options & { refuse?: ErrorCode | undefined }

/** The mark of an item that is written whole: its attributes are those of this version of the code. */
export const writtenNow = { schemaVersion: dataVersion }

/** Stores an item, replacing an existing one. */
export const putWrite = (item: Item & Key, { refuse, ...when }: Refusing<When> = {}): ItemWrite => ({
  Put: { TableName: tableName(), Item: { ...item, ...writtenNow }, ...condition(when) },
  refuse,
})

/** Stores an item where there is none. */
export const insertWrite = (item: Item & Key, refuse?: ErrorCode): ItemWrite =>
  putWrite(item, { if: 'attribute_not_exists(pk)', refuse })

/** Changes attributes of an item, which is made when there is none and the condition allows it. */
export const updateWrite = (key: Key, { refuse, ...options }: Refusing<Change>): ItemWrite => ({
  Update: { TableName: tableName(), Key: key, ...change(options) },
  refuse,
})

/** Deletes an item; an absent one is no error unless the condition says so. */
export const deleteWrite = (key: Key, { refuse, ...when }: Refusing<When> = {}): ItemWrite => ({
  Delete: { TableName: tableName(), Key: key, ...condition(when) },
  refuse,
})

/** Changes nothing, and fails unless the condition holds at that moment. For transactions only. */
export const checkWrite = (key: Key, { refuse, ...when }: Refusing<When> & { if: string }): ItemWrite => ({
  ConditionCheck: { TableName: tableName(), Key: key, ...condition(when), ConditionExpression: when.if },
  refuse,
})

const send = async ({ Put, Update, Delete }: ItemWrite): Promise<void> => {
  if (Put) await table().send(new PutCommand(Put))
  if (Update) await table().send(new UpdateCommand(Update))
  if (Delete) await table().send(new DeleteCommand(Delete))
}

/** Does one write. @returns false when its condition did not hold */
export const write = async (one: ItemWrite): Promise<boolean> => {
  try {
    await send(one)
    return true
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false
    throw error
  }
}

/** Does an update. @returns the item as it is then, or undefined when its condition did not hold */
export const writeAndRead = async ({ Update }: ItemWrite): Promise<Item | undefined> => {
  try {
    return (
      Update && (await table().send(new UpdateCommand({ ...Update, ReturnValues: 'ALL_NEW' }))).Attributes
    )
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined
    throw error
  }
}

/**
 * Deletes an item whose condition holds. A name of its own, by which `infra/access.test.ts` tells who may delete and write nothing else.
 * @returns whether this call did, of several at once
 */
export const takeAway = (one: ItemWrite): Promise<boolean> => write(one)

// Reads

/** The item of a key, or undefined. Strongly consistent unless `consistent` is false. */
export const getItem = async <T>(
  key: Key,
  schema: Schema<T>,
  { consistent = true } = {},
): Promise<T | undefined> => {
  const { Item } = await table().send(
    new GetCommand({ TableName: tableName(), Key: key, ConsistentRead: consistent }),
  )
  return Item && schema.parse(Item)
}

class BatchLeftUnread extends Error {
  // One of the names by which `core/app-error.ts` knows that a store is busy.
  override readonly name = 'SlowDown'
}

// DynamoDB's limit for one batch.
const batchSize = 100

/**
 * The items of these keys that exist, in no order. Strongly consistent unless `consistent` is false.
 * @throws when the store keeps leaving some out
 */
export const getItems = async <T>(
  keys: readonly Key[],
  schema: Schema<T>,
  { consistent = true } = {},
): Promise<T[]> => {
  const found: Item[] = []
  for (let start = 0; start < keys.length; start += batchSize) {
    let wanted: Item[] = keys.slice(start, start + batchSize)
    // Under load a batch may come back in part.
    const readRest = async () => {
      const { Responses, UnprocessedKeys } = await table().send(
        new BatchGetCommand({
          RequestItems: { [tableName()]: { Keys: wanted, ConsistentRead: consistent } },
        }),
      )
      found.push(...(Responses?.[tableName()] ?? []))
      wanted = UnprocessedKeys?.[tableName()]?.Keys ?? []
      if (wanted.length > 0) throw new BatchLeftUnread()
    }
    await retry(readRest, { tries: 4, when: (error) => error instanceof BatchLeftUnread })
  }
  return found.map((item) => schema.parse(item))
}

/** Reads items of which one that cannot be read is logged and left out, since it must not hold up the others. */
export const readable =
  <S extends z.ZodMiniType>(schema: S, what: string) =>
  (item: Item): z.output<S>[] => {
    const { success, data, error } = schema.safeParse(item)
    if (success) return [data]
    logger.error(`unreadable ${what}`, error, { pk: String(item['pk']), sk: String(item['sk']) })
    return []
  }
