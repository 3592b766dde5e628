import {
  BatchGetCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { beforeAll, expect, it } from 'vitest'
import { table, tableName } from '#functions/data/table.ts'
import { useOwnTable } from '#functions/testing/own-table.ts'
import { amount, seed } from '#functions/trust/mode.ts'
import { createRandom, type Random } from '#scripts/seed/random.ts'
import type { TableIndex } from '#shared/constants/storage.ts'
import type { Item } from './stores/attributes.ts'
import { MemoryTable, type TableInput } from './stores/table.ts'
import { asSdkError, operationOf } from './table-client.ts'

beforeAll(() => useOwnTable())

const bytes = (value: number) => Uint8Array.of(value, 7)

const keyIn = (random: Random) => ({
  pk: `p${random.whole(0, 2)}`,
  sk: random.pick(['a', 'b', 'c#1', 'c#2']),
})

const itemIn = (random: Random): Item => ({
  ...keyIn(random),
  count: random.whole(0, 5),
  text: random.pick(['one', 'two', 'two and one']),
  list: [random.whole(0, 3), 'x'],
  map: { inner: random.whole(0, 3), deeper: { text: 'y' } },
  ...(random.chance(0.7) && { names: new Set(random.some(['k', 'l', 'm'], random.whole(1, 3))) }),
  ...(random.chance(0.5) && { marks: new Set([bytes(random.whole(0, 3)), bytes(9)]) }),
  ...(random.chance(0.5) && { flag: random.pick([true, false, null]) }),
  ...(random.chance(0.7) && { statusPk: `s${random.whole(0, 1)}`, statusSk: `t${random.whole(0, 9)}` }),
})

type Expression = { text: string; values?: Record<string, unknown>; names?: Record<string, string> }

// The forms that `functions/data` uses.
const conditions: readonly ((random: Random) => Expression)[] = [
  () => ({ text: 'attribute_exists(pk)' }),
  () => ({ text: 'attribute_not_exists(pk)' }),
  (random) => ({
    text: '#count = :count',
    names: { '#count': 'count' },
    values: { ':count': random.whole(0, 5) },
  }),
  (random) => ({
    text: 'attribute_not_exists(pk) OR #count < :most OR #text = :text',
    names: { '#count': 'count', '#text': 'text' },
    values: { ':most': random.whole(0, 5), ':text': 'one' },
  }),
  (random) => ({
    text: 'attribute_exists(pk) AND (attribute_not_exists(#names) OR size(#names) < :few)',
    names: { '#names': 'names' },
    values: { ':few': random.whole(1, 3) },
  }),
  (random) => ({
    text: 'NOT contains(#marks, :mark) AND #text <> :text',
    names: { '#marks': 'marks', '#text': 'text' },
    values: { ':mark': bytes(random.whole(0, 3)), ':text': 'two' },
  }),
  (random) => ({
    text: '#text IN (:one, :two)',
    names: { '#text': 'text' },
    values: { ':one': 'one', ':two': random.pick(['two', 'three']) },
  }),
  (random) => ({
    text: '#map.#inner >= :least',
    names: { '#map': 'map', '#inner': 'inner' },
    values: { ':least': random.whole(0, 3) },
  }),
]

const updates: readonly ((random: Random) => Expression)[] = [
  (random) => ({
    text: 'SET #count = :new',
    names: { '#count': 'count' },
    values: { ':new': random.whole(0, 5) },
  }),
  () => ({
    text: 'SET #count = if_not_exists(#count, :one) + :one',
    names: { '#count': 'count' },
    values: { ':one': 1 },
  }),
  () => ({ text: 'SET #count = #count - :one', names: { '#count': 'count' }, values: { ':one': 1 } }),
  (random) => ({
    text: 'ADD #count :more, #names :name',
    names: { '#count': 'count', '#names': 'names' },
    values: { ':more': random.whole(-2, 3), ':name': new Set(['l', random.pick(['k', 'z'])]) },
  }),
  (random) => ({
    text: 'ADD #marks :mark REMOVE #flag',
    names: { '#marks': 'marks', '#flag': 'flag' },
    values: { ':mark': new Set([bytes(random.whole(0, 3))]) },
  }),
  (random) => ({
    text: 'DELETE #names :name',
    names: { '#names': 'names' },
    values: { ':name': new Set(random.some(['k', 'l', 'm', 'z'], 2)) },
  }),
  (random) => ({
    text: 'SET #map.#inner = :new, #list = list_append(#list, :more)',
    names: { '#map': 'map', '#inner': 'inner', '#list': 'list' },
    values: { ':new': random.whole(0, 9), ':more': ['z'] },
  }),
  () => ({ text: 'REMOVE statusPk, statusSk' }),
]

const places = (...parts: readonly Expression[]) => {
  const [names, values] = [parts.map((one) => one.names), parts.map((one) => one.values)].map((all) =>
    Object.assign({}, ...all),
  ) as [Record<string, string>, Record<string, unknown>]
  return {
    ...(Object.keys(names).length > 0 && { ExpressionAttributeNames: names }),
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
  }
}

const none: Expression = { text: '' }

const writeIn = (random: Random) => {
  const when = random.chance(0.6) ? random.pick(conditions)(random) : none
  const ConditionExpression = when.text || undefined
  const TableName = tableName()
  const kind = random.pick(['Put', 'Update', 'Update', 'Delete'] as const)
  if (kind === 'Put')
    return { Put: { TableName, Item: itemIn(random), ConditionExpression, ...places(when) } }
  const Key = keyIn(random)
  if (kind === 'Delete') return { Delete: { TableName, Key, ConditionExpression, ...places(when) } }
  const change = random.pick(updates)(random)
  // A placeholder of both parts has one value.
  const isClear = Object.keys(change.values ?? {}).every((name) => !(name in (when.values ?? {})))
  const used = isClear ? when : none
  return {
    Update: {
      TableName,
      Key,
      UpdateExpression: change.text,
      ConditionExpression: used.text || undefined,
      ...places(change, used),
    },
  }
}

const one = (random: Random) => {
  const { Put, Update, Delete } = writeIn(random)
  if (Put) return new PutCommand(Put)
  if (Update) return new UpdateCommand({ ...Update, ReturnValues: 'ALL_NEW' })
  return new DeleteCommand(Delete!)
}

const transaction = (random: Random) => {
  const some = Array.from({ length: random.whole(1, 4) }, () => writeIn(random))
  const check = {
    ConditionCheck: {
      TableName: tableName(),
      Key: { pk: 'p9', sk: 'a' },
      ConditionExpression: random.pick([
        'attribute_not_exists(pk)',
        'attribute_not_exists(pk)',
        'attribute_exists(pk)',
      ]),
    },
  }
  return new TransactWriteCommand({ TransactItems: [...some, check] })
}

const query = (random: Random) => {
  const index: TableIndex | undefined = random.chance(0.5) ? 'byStatus' : undefined
  const [partition, sort] = index ? ['statusPk', 'statusSk'] : ['pk', 'sk']
  const value = index ? `s${random.whole(0, 1)}` : `p${random.whole(0, 2)}`
  const range = random.pick<Expression>([
    none,
    { text: 'begins_with(#sort, :from)', values: { ':from': index ? 't' : 'c#' } },
    {
      text: '#sort BETWEEN :from AND :to',
      values: { ':from': index ? 't2' : 'a', ':to': index ? 't7' : 'c#1' },
    },
    { text: '#sort > :from', values: { ':from': index ? 't3' : 'a' } },
  ])
  const filter = random.chance(0.3) ? conditions[2]!(random) : none
  return new QueryCommand({
    TableName: tableName(),
    IndexName: index,
    KeyConditionExpression: ['#partition = :partition', range.text].filter(Boolean).join(' AND '),
    FilterExpression: filter.text || undefined,
    ...places(
      { text: '', names: { '#partition': partition! }, values: { ':partition': value } },
      range,
      range.text ? { text: '', names: { '#sort': sort! } } : none,
      filter,
    ),
    ScanIndexForward: random.chance(0.3) ? false : undefined,
    Limit: random.chance(0.4) ? random.whole(1, 3) : undefined,
  })
}

const reads = (random: Random) =>
  random.chance(0.5)
    ? new GetCommand({ TableName: tableName(), Key: keyIn(random), ConsistentRead: true })
    : new BatchGetCommand({
        RequestItems: { [tableName()]: { Keys: [keyIn(random)], ConsistentRead: true } },
      })

const kinds = [one, one, one, transaction, query, query, reads]

const outcomeOf = async (send: () => unknown): Promise<unknown> => {
  try {
    const {
      $metadata: _,
      ConsumedCapacity: _2,
      ScannedCount: _3,
      ...answer
    } = (await send()) as Record<string, unknown>
    // Items of equal index keys come in any order.
    return answer['Items'] && !answer['LastEvaluatedKey']
      ? { ...answer, Items: byKey(answer['Items'] as Item[]) }
      : answer
  } catch (error) {
    const { name, CancellationReasons: reasons } = error as {
      name: string
      CancellationReasons?: { Code?: string }[]
    }
    return { refused: name, reasons: reasons?.map(({ Code }) => Code ?? 'None') }
  }
}

const byKey = (items: readonly Item[]) =>
  items.toSorted((a, b) =>
    `${String(a['pk'])} ${String(a['sk'])}`.localeCompare(`${String(b['pk'])} ${String(b['sk'])}`),
  )

it('the table in memory answers every operation as the emulator does', async () => {
  const random = createRandom(seed)
  const memory = new MemoryTable(() => 0)
  for (let turn = 0; turn < amount({ quick: 600, nightly: 10_000 }); turn++) {
    const command = random.pick(kinds)(random)
    const input = command.input as unknown as TableInput
    const right = await outcomeOf(() => table().send(command as never))
    const seen = await outcomeOf(() => {
      try {
        return memory.run(operationOf(command as never), input)
      } catch (error) {
        throw asSdkError(error)
      }
    })
    expect(seen, `${turn}: ${operationOf(command as never)} ${JSON.stringify(input)}`).toEqual(right)
  }
})
