import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { newId } from '#functions/adapters/ids.ts'
import { findReader } from '#functions/commands/read-assignees.ts'
import { table, tableName } from '#functions/data/table.ts'
import { transact, type Write } from '#functions/data/transact.ts'
import { createUser } from '#functions/data/user-accounts.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { aUser } from '#functions/testing/builders.ts'
import { runs } from './mutants/switch.ts'

type Key = { pk: string; sk: string }
type Item = Readonly<Record<string, unknown>>

/** Finds who is told on a side of a conversation that lies with nobody, where every account is this one. */
export const findReaderAmong =
  (user: UserRecord | undefined): typeof findReader =>
  (lead, side) =>
    findReader(lead, side, {
      getUserById: async () => user,
      readAssignees: async () => () => undefined,
    })

/** Writes an item directly to the table, without any rule. */
export const put = async (key: Key, item: Item = {}): Promise<void> => {
  await table().send(new PutCommand({ TableName: tableName(), Item: { ...item, ...key } }))
}

/** Deletes an item directly from the table, without any rule. */
export const remove = async (key: Key): Promise<void> => {
  await table().send(new DeleteCommand({ TableName: tableName(), Key: key }))
}

/** An item as the table holds it, or undefined. */
export const read = async (key: Key): Promise<Record<string, unknown> | undefined> => {
  const command = new GetCommand({ TableName: tableName(), Key: key, ConsistentRead: true })
  return (await table().send(command)).Item
}

const codesOf = (error: unknown): string[] => {
  const { code, name } = error as { code?: string; name?: string }
  return [code ?? name ?? String(error), ...('failed' in (error as object) ? ['ConditionsFailed'] : [])]
}

/** Asserts that an act is refused with a code, or by any failed condition. @throws Error otherwise */
export const refuses = async (code: string, act: () => unknown): Promise<void> => {
  let outcome = ['no refusal']
  try {
    await act()
  } catch (error) {
    outcome = codesOf(error)
  }
  if (!outcome.includes(code)) throw new Error(`Expected ${code}, got ${outcome[0]}`)
}

/** Asserts that both values are equal as JSON. @throws Error otherwise */
export const same = (actual: unknown, expected: unknown): void => {
  const [is, should] = [actual, expected].map((value) => JSON.stringify(value))
  if (is !== should) throw new Error(`Expected ${should}, got ${is}`)
}

const keyOf = (write: Write): Key => {
  const { Put, Update, Delete, ConditionCheck } = write
  const named = Put?.Item ?? Update?.Key ?? Delete?.Key ?? ConditionCheck?.Key
  return { pk: String(named?.['pk']), sk: String(named?.['sk']) }
}

/**
 * Tries a write on items that each differ from `fits` in one field, where it must fail, and then on `fits`, where it must succeed; `absent`
 * stands for no item.
 */
export const fitsOnly = async (
  write: Write,
  fits: Item | 'absent',
  others: readonly (Item | 'absent')[],
): Promise<void> => {
  const key = keyOf(write)
  const lay = (item: Item | 'absent') => (item === 'absent' ? remove(key) : put(key, item))
  for (const other of others) {
    await lay(other)
    await refuses('ConditionsFailed', () => transact([write]))
  }
  await lay(fits)
  await transact([write])
}

/** Asserts that a write succeeds once and fails the second time. */
export const onceOnly = async (write: Write): Promise<void> => {
  await transact([write])
  await refuses('ConditionsFailed', () => transact([write]))
}

/** Asserts that an act succeeds once and is refused the second time. */
export const secondRefused = async (code: string, act: () => Promise<unknown>): Promise<void> => {
  await act()
  await refuses(code, act)
}

/** Runs `act` right before the next write of the current run, so that the data which the run has read is outdated. */
export const beforeNextWrite = (act: () => Promise<void>): void => {
  const run = runs.getStore()
  if (!run) throw new Error('Only a catcher may do that')
  run.meanwhile = act
}

/** Creates a user in the store, with a unique name and no account in the pool. */
export const somebody = async (parts: Partial<UserRecord> = {}): Promise<UserRecord> => {
  const userId = newId('user')
  const name = userId.toLowerCase()
  const user = aUser({ id: userId, username: name, email: `${name}@guards.example`, ...parts })
  await createUser(user)
  return user
}

/** The present time, for acts that take one. */
export const at = new Date()
