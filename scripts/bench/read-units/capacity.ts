import type { ConsumedCapacity } from '@aws-sdk/client-dynamodb'
import { table } from '#functions/data/table.ts'

/** The number of calls to the table, and the capacity units that they consumed, of which some are for writing. */
type Asked = { calls: number; units: number; writeUnits: number }

/** The same since the last `reset`. */
export type Capacity = { read: () => Asked; reset: () => void }

const writes = /^(?:Put|Update|Delete|TransactWrite|BatchWrite)/

/** Watches the table client of this process. Throws, in the call, when the table does not tell its units. */
export const watchCapacity = (): Capacity => {
  let calls = 0
  let units = 0
  let writeUnits = 0
  table().middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' })
        const answer = await next(args)
        const { ConsumedCapacity: told } = answer.output as {
          ConsumedCapacity?: ConsumedCapacity | ConsumedCapacity[]
        }
        if (told === undefined) throw new Error('The table does not tell what capacity a call consumed')
        calls++
        for (const { CapacityUnits = 0 } of [told].flat()) {
          units += CapacityUnits
          if (writes.test(commandName)) writeUnits += CapacityUnits
        }
        return answer
      },
    // After the document client has turned the input into DynamoDB's form, which would drop what it does not know.
    { step: 'initialize', priority: 'low', name: 'watchCapacity' },
  )
  return {
    read: () => ({ calls, units, writeUnits }),
    reset: () => {
      calls = 0
      units = 0
      writeUnits = 0
    },
  }
}
