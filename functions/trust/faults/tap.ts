import { AsyncLocalStorage } from 'node:async_hooks'
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { LambdaClient } from '@aws-sdk/client-lambda'
import { S3Client } from '@aws-sdk/client-s3'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'

/** A command to a store; `index` is its position in its request, from 1 on. */
export type Sent = { name: string; input: Record<string, unknown>; index: number }

/** Handles a command; each call of `send` sends it. */
export type Tap = (sent: Sent, send: () => Promise<unknown>) => Promise<unknown>

type Tapped = { tap: Tap; count: number }

const storage = new AsyncLocalStorage<Tapped>()

type Command = { input: Record<string, unknown>; constructor: { name: string } }
type Send = (this: unknown, command: Command, ...rest: unknown[]) => Promise<unknown>

const meet = (command: Command, send: () => Promise<unknown>): Promise<unknown> => {
  const tapped = storage.getStore()
  if (!tapped) return send()
  const { name } = command.constructor
  // The SDK gives a transaction one token for all of its retries, so a repetition here must use the same token.
  if (name === 'TransactWriteCommand') command.input['ClientRequestToken'] ??= crypto.randomUUID()
  return tapped.tap({ name: name.replace(/Command$/, ''), input: command.input, index: ++tapped.count }, send)
}

/** Routes the commands of every SDK client in this process through taps, above the SDK's own retries. */
export const tapClients = (): void => {
  for (const client of [DynamoDBDocumentClient, S3Client, LambdaClient, CognitoIdentityProviderClient]) {
    // Each client class has its own type of command; here they are treated alike.
    const { send } = mockClient(client as typeof S3Client)
    const original = send.wrappedMethod as unknown as Send
    const met: Send = function (command, ...rest) {
      return meet(command, () => original.call(this, command, ...rest))
    }
    send.callsFake(met as unknown as typeof send)
  }
}

/** Runs `work` so that its commands, and no others, go through this tap. */
export const withTap = <T>(tap: Tap, work: () => Promise<T>): Promise<T> =>
  storage.run({ tap, count: 0 }, work)
