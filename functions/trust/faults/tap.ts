import { AsyncLocalStorage } from 'node:async_hooks'
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { S3Client } from '@aws-sdk/client-s3'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'

/** A command on its way to a store, the `index`th of its request from 1 on. */
export type Sent = { name: string; input: Record<string, unknown>; index: number }

/** What happens to a command: `send` sends it, as often as it is called. */
export type Tap = (sent: Sent, send: () => Promise<unknown>) => Promise<unknown>

type Tapped = { tap: Tap; count: number }

const storage = new AsyncLocalStorage<Tapped>()

type Command = { input: Record<string, unknown>; constructor: { name: string } }
type Send = (this: unknown, command: Command, ...rest: unknown[]) => Promise<unknown>

const meet = (command: Command, send: () => Promise<unknown>): Promise<unknown> => {
  const tapped = storage.getStore()
  if (!tapped) return send()
  const { name } = command.constructor
  // The SDK names a transaction once and repeats it under that name; whoever sends it twice here must do the same.
  if (name === 'TransactWriteCommand') command.input['ClientRequestToken'] ??= crypto.randomUUID()
  return tapped.tap({ name: name.replace(/Command$/, ''), input: command.input, index: ++tapped.count }, send)
}

/** Lets taps meet what every client of the SDK in this process sends, above its own retries. */
export const tapClients = (): void => {
  for (const client of [DynamoDBDocumentClient, S3Client, CognitoIdentityProviderClient]) {
    // Each class has a type of its own for what it sends; here they are all alike.
    const { send } = mockClient(client as typeof S3Client)
    const original = send.wrappedMethod as unknown as Send
    const met: Send = function (command, ...rest) {
      return meet(command, () => original.call(this, command, ...rest))
    }
    send.callsFake(met as unknown as typeof send)
  }
}

/** Does work whose commands, and no others, meet this tap. */
export const withTap = <T>(tap: Tap, work: () => Promise<T>): Promise<T> =>
  storage.run({ tap, count: 0 }, work)
