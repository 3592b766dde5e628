import { loadSwitched } from './mutants/load-switched.ts'
import { noteFailed, runs } from './mutants/switch.ts'

/**
 * All guards of the product, read from its present code; and how to load a module whose guards, and those of its imports, can be switched
 * off: `switched<typeof import('…')>('…')`. Catchers are loaded this way, and import the product normally.
 */
export const { guards, load: switched } = loadSwitched()

type Condition = { ConditionExpression?: string | undefined }
type Input = Condition & { TransactItems?: readonly Readonly<Record<string, Condition | undefined>>[] }
type Failure = { name?: string; CancellationReasons?: readonly { Code?: string }[] }

/** The conditions of a command that failed. */
const failedOf = (input: Input, { name, CancellationReasons = [] }: Failure): (string | undefined)[] => {
  if (name === 'ConditionalCheckFailedException') return [input.ConditionExpression]
  const reasons = name === 'TransactionCanceledException' ? CancellationReasons : []
  return reasons.flatMap(({ Code }, index) =>
    Code === 'ConditionalCheckFailed'
      ? Object.values(input.TransactItems?.[index] ?? {}).map((write) => write?.ConditionExpression)
      : [],
  )
}

const isWrite = ({ ConditionExpression, TransactItems }: Input): boolean =>
  ConditionExpression !== undefined || TransactItems !== undefined

const letHappen = async (input: Input): Promise<void> => {
  const run = runs.getStore()
  const act = run && isWrite(input) ? run.meanwhile : undefined
  if (!run || !act) return
  run.meanwhile = undefined
  await act()
}

/**
 * Records failed conditions, since a condition matters only to calls that the store refused because of it. Also runs a catcher's
 * interleaved act before the next conditional write.
 */
export const watchConditions = (): void => {
  const { table } = switched<typeof import('#functions/data/table.ts')>('#functions/data/table.ts')
  const client = table() as unknown as {
    send: (command: { input: Input }, ...rest: unknown[]) => Promise<unknown>
  }
  const send = client.send.bind(client)
  client.send = async (command, ...rest) => {
    await letHappen(command.input)
    try {
      return await send(command, ...rest)
    } catch (error) {
      for (const condition of failedOf(command.input, error as Failure)) noteFailed(condition)
      throw error
    }
  }
}
