import { tableIndexes, tableKeys, type TableIndex } from '#shared/constants/storage.ts'
import { Indexes } from './indexes.ts'
import { copyOf, type Item } from './attributes.ts'
import { conditionOf, Invalid, type Places, projected } from './expressions.ts'
import { updated } from './updates.ts'

/** What a request has, of the parts that the repositories use. */
export type TableInput = Places & {
  Item?: Item
  Key?: Item
  IndexName?: TableIndex
  ConditionExpression?: string
  UpdateExpression?: string
  KeyConditionExpression?: string
  FilterExpression?: string
  ProjectionExpression?: string
  ConsistentRead?: boolean
  ScanIndexForward?: boolean
  Limit?: number
  ExclusiveStartKey?: Item
  Select?: string
  ReturnValues?: string
  RequestItems?: Record<string, { Keys: Item[]; ConsistentRead?: boolean }>
  TransactItems?: readonly Partial<Record<'Put' | 'Update' | 'Delete' | 'ConditionCheck', TableInput>>[]
  ClientRequestToken?: string
}

/** A refusal as DynamoDB words it. */
export class TableError extends Error {
  readonly reasons: readonly string[] | undefined
  constructor(name: string, message: string, reasons?: readonly string[]) {
    super(message)
    this.name = name
    this.reasons = reasons
  }
}

type Place = { pk: string; sk: string }
type Change = { at: number; place: Place; before: Item | undefined }
type TransactedWrite = { kind: string; input: TableInput; place: Place }
type Rows = Map<string, Map<string, Item>>

/** The state of a table, of which the simulation keeps that of the beginning. */
type TableState = { rows: Rows; tokens: Map<string, number> }

const { partition, sort } = tableKeys
const nameOf = ({ pk, sk }: Place): string => `${pk}\n${sk}`
const placeOf = (key: Item): Place => ({ pk: String(key[partition]), sk: String(key[sort]) })
const checkFailed = () => new TableError('ConditionalCheckFailedException', 'The conditional request failed')
// As long as DynamoDB remembers a transaction.
const tokenMs = 10 * 60_000
// Longer ago than any read of the simulation looks; thinned out when there are so many.
const oldestMs = 10_000
const mostChanges = 10_000

/**
 * The one table, in memory: every operation happens at once, in the order of the calls. `now` gives the time in ms; reads that may be
 * stale are given how old the state is that they see.
 */
export class MemoryTable {
  #rows: Rows = new Map()
  #indexes = new Indexes()
  #tokens = new Map<string, number>()
  #changes: Change[] = []
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  save(): TableState {
    return { rows: rowsOf(this.#rows), tokens: new Map(this.#tokens) }
  }

  load({ rows, tokens }: TableState): void {
    this.#rows = rowsOf(rows)
    this.#indexes = new Indexes()
    for (const item of this.all()) this.#indexes.follow(nameOf(placeOf(item)), undefined, item)
    this.#tokens = new Map(tokens)
    this.#changes = []
  }

  /** Every item, in no order. */
  all(): Item[] {
    return [...this.#rows.values()].flatMap((row) => [...row.values()])
  }

  /** Does an operation. The caller may do with the answer what it likes. @throws TableError, Invalid */
  run(operation: string, input: TableInput, staleMs = 0): object {
    const operations: Readonly<Record<string, () => object>> = {
      GetItem: () => ({ Item: this.#view(input.ConsistentRead ? 0 : staleMs)(placeOf(input.Key!)) }),
      BatchGetItem: () => this.#batchGet(input, staleMs),
      Query: () => this.#query(input, input.ConsistentRead ? 0 : staleMs),
      Scan: () => ({ Items: this.all() }),
      PutItem: () => this.#writeOne('Put', input),
      UpdateItem: () => this.#writeOne('Update', input),
      DeleteItem: () => this.#writeOne('Delete', input),
      TransactWriteItems: () => this.#transact(input),
    }
    const work = operations[operation]
    if (!work) throw new TableError('UnknownOperationException', operation)
    return copyOf(work())
  }

  #read({ pk, sk }: Place): Item | undefined {
    return this.#rows.get(pk)?.get(sk)
  }

  #write(place: Place, item: Item | undefined): void {
    const before = this.#read(place)
    this.#indexes.follow(nameOf(place), before, item)
    const at = this.#now()
    this.#changes.push({ at, place, before })
    // Nobody sees a state as old as the first half of them.
    if (this.#changes.length > mostChanges && this.#changes[mostChanges / 2]!.at < at - oldestMs)
      this.#changes.splice(0, mostChanges / 2)
    const row = this.#rows.get(place.pk) ?? new Map<string, Item>()
    if (item) this.#rows.set(place.pk, row.set(place.sk, item))
    else row.delete(place.sk)
  }

  /** The items that were otherwise so many milliseconds ago. */
  #before(staleMs: number): Map<string, Item | undefined> {
    const old = new Map<string, Item | undefined>()
    if (staleMs === 0) return old
    for (const { at, place, before } of this.#changes.toReversed()) {
      if (at < this.#now() - staleMs) break
      old.set(nameOf(place), before)
    }
    return old
  }

  /** Reads single items as they were so many milliseconds ago. */
  #view(staleMs: number): (place: Place) => Item | undefined {
    const old = this.#before(staleMs)
    return (place) => (old.has(nameOf(place)) ? old.get(nameOf(place)) : this.#read(place))
  }

  #batchGet({ RequestItems = {} }: TableInput, staleMs: number): object {
    const entries = Object.entries(RequestItems).map(([name, { Keys, ConsistentRead }]) => {
      const view = this.#view(ConsistentRead ? 0 : staleMs)
      return [name, Keys.flatMap((key) => view(placeOf(key)) ?? [])]
    })
    return { Responses: Object.fromEntries(entries), UnprocessedKeys: {} }
  }

  #candidates(input: TableInput, staleMs: number): Item[] {
    const old = this.#before(staleMs)
    const wanted = partitionOf(input)
    const rows = input.IndexName
      ? this.#indexes.itemsOf(input.IndexName, wanted)
      : (this.#rows.get(wanted)?.values() ?? [])
    const present = [...rows].filter((item) => {
      return !old.has(nameOf(placeOf(item)))
    })
    return [...present, ...[...old.values()].filter((item) => item !== undefined)]
  }

  #query(input: TableInput, staleMs: number): object {
    const names = input.IndexName ? tableIndexes[input.IndexName] : tableKeys
    const isWanted = conditionOf(input.KeyConditionExpression)
    const direction = input.ScanIndexForward === false ? -1 : 1
    const { ExclusiveStartKey: start, Limit: limit = Infinity } = input
    const order = (a: Item, b: Item) => direction * compare(a, b, names.sort)
    const found = this.#candidates(input, staleMs)
      .filter((item) => item[names.sort] !== undefined && isWanted(item, input))
      .filter((item) => !start || order(start, item) < 0)
      .toSorted(order)
    const page = found.slice(0, limit)
    const isKept = conditionOf(input.FilterExpression)
    const kept = page.filter((item) => isKept(item, input))
    const last = page.length === limit ? page.at(-1) : undefined
    const attributes = [partition, sort, names.partition, names.sort]
    return {
      Count: kept.length,
      ...(input.Select !== 'COUNT' && { Items: kept.map((item) => projected(item, input)) }),
      ...(last && { LastEvaluatedKey: Object.fromEntries(attributes.map((name) => [name, last[name]])) }),
    }
  }

  /** The item as a write leaves it. @throws Invalid */
  #after(kind: string, input: TableInput, before: Item | undefined): Item | undefined {
    if (kind === 'Put') return copyOf(input.Item)
    if (kind === 'Delete') return undefined
    return copyOf(updated(before ?? input.Key!, input.UpdateExpression, input))
  }

  #writeOne(kind: 'Put' | 'Update' | 'Delete', input: TableInput): object {
    const place = placeOf(input.Item ?? input.Key!)
    const before = this.#read(place)
    if (!conditionOf(input.ConditionExpression)(before, input)) throw checkFailed()
    const after = this.#after(kind, input, before)
    this.#write(place, after)
    if (input.ReturnValues?.endsWith('_NEW')) return { Attributes: after }
    return input.ReturnValues === 'ALL_OLD' && before ? { Attributes: before } : {}
  }

  /** What a write of a transaction would leave, or the reason against it. */
  #tryWrite({ kind, input, place }: TransactedWrite): { reason: string; after?: Item | undefined } {
    const before = this.#read(place)
    if (!conditionOf(input.ConditionExpression)(before, input)) return { reason: 'ConditionalCheckFailed' }
    try {
      return { reason: 'None', after: kind === 'ConditionCheck' ? before : this.#after(kind, input, before) }
    } catch (error) {
      if (error instanceof Invalid) return { reason: 'ValidationError' }
      throw error
    }
  }

  #transact({ TransactItems = [], ClientRequestToken: token = '' }: TableInput): object {
    if ((this.#tokens.get(token) ?? -Infinity) > this.#now() - tokenMs) return {}
    const writes = TransactItems.map((one) => {
      const [kind = '', input = {}] = Object.entries(one).find(([, given]) => given !== undefined) ?? []
      return { kind, input, place: placeOf(input.Item ?? input.Key!) }
    })
    const places = new Set(writes.map(({ place }) => nameOf(place)))
    if (places.size < writes.length)
      throw new Invalid('Transaction request cannot include multiple operations on one item')
    // All of them are computed before any is stored.
    const results = writes.map((one) => this.#tryWrite(one))
    if (results.some(({ reason }) => reason !== 'None')) throw canceled(results.map(({ reason }) => reason))
    writes.forEach(({ kind, place }, index) => {
      if (kind !== 'ConditionCheck') this.#write(place, results[index]?.after)
    })
    if (token) this.#tokens.set(token, this.#now())
    return {}
  }
}

/** A transaction that one of its items refused. */
export const canceled = (reasons: readonly string[]): TableError =>
  new TableError(
    'TransactionCanceledException',
    `Transaction cancelled, please refer cancellation reasons for specific reasons [${reasons.join(', ')}]`,
    reasons,
  )

const rowsOf = (rows: Rows): Rows => new Map([...rows].map(([pk, row]) => [pk, new Map(row)]))

/** The partition that a query asks for. */
const partitionOf = ({ KeyConditionExpression: text = '', ExpressionAttributeValues: values }: TableInput) =>
  String(values?.[/= (:\w+)/.exec(text)?.[1] ?? ''])

const byText = (a: unknown, b: unknown): number =>
  Number(String(a) > String(b)) - Number(String(a) < String(b))

const compare = (a: Item, b: Item, sortKey: string): number =>
  byText(a[sortKey], b[sortKey]) || byText(a[partition], b[partition]) || byText(a[sort], b[sort])
