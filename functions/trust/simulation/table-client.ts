import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { Invalid } from './stores/expressions.ts'
import { TableError, type TableInput } from './stores/table.ts'

/** A call of the table on its way, before it would be made into HTTP. */
export type TableCall = { operation: string; input: TableInput }

/** A refusal of the table as the SDK throws it, of a call that was sent `attempts` times. */
export const asSdkError = (error: unknown, attempts = 1): unknown => {
  const $metadata = { attempts }
  if (error instanceof Invalid)
    return Object.assign(new Error(error.message), { name: 'ValidationException', $metadata })
  if (!(error instanceof TableError)) return error
  const { name, message, reasons = [] } = error
  if (name === 'ConditionalCheckFailedException')
    return new ConditionalCheckFailedException({ $metadata, message })
  if (name === 'TransactionCanceledException') {
    const CancellationReasons = reasons.map((Code) => ({ Code }))
    return new TransactionCanceledException({ $metadata, message, CancellationReasons })
  }
  return Object.assign(new Error(message), { name, $metadata })
}

/** What a table says that cannot serve for the moment. */
export const throttling = (): TableError => new TableError('ThrottlingException', 'Rate exceeded')

// The SDK's own way (its standard retry strategy): which errors it tries again, how often, and after how long at most.
const passing = new Set(['TimeoutError', 'ThrottlingException'])
const tries = 3
const firstMs = 100

const delay = (attempt: number) =>
  new Promise((done) => setTimeout(done, Math.random() * firstMs * 2 ** (attempt - 1)))

type Command = { constructor: { name: string }; input: TableInput }

const others: Readonly<Record<string, string>> = {
  TransactWrite: 'TransactWriteItems',
  Query: 'Query',
  Scan: 'Scan',
}

/** DynamoDB's operation of one of the document client's commands. */
export const operationOf = (command: Command): string => {
  const name = command.constructor.name.replace(/Command$/, '')
  return others[name] ?? `${name}Item`
}

type Sending = { config: { requestHandler: { handle: (call: never) => Promise<unknown> } } }

/**
 * Lets the document client call its request handler itself: making each call into HTTP and back, which loses nothing here, would be half
 * of the work. Its tries are the SDK's: a transaction keeps its token from one to the next.
 */
export const shortenWay = (newToken: () => string): void => {
  async function send(this: Sending, command: Command) {
    const operation = operationOf(command)
    const isTransaction = operation === 'TransactWriteItems'
    const { ClientRequestToken = newToken(), ...rest } = command.input
    const input = isTransaction ? { ...rest, ClientRequestToken } : command.input
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.config.requestHandler.handle({ operation, input } as never)
      } catch (error) {
        if (attempt === tries || !passing.has((error as Error).name)) throw asSdkError(error, attempt)
      }
      await delay(attempt)
    }
  }
  Object.assign(DynamoDBDocumentClient.prototype, { send })
}
