import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, test } from 'vitest'
import { sendMessages } from './queue.ts'

const sqs = mockClient(SQSClient)
beforeEach(() => sqs.reset())

const sent = (): string[][] =>
  sqs
    .commandCalls(SendMessageBatchCommand)
    .map(({ args: [{ input }] }) => (input.Entries ?? []).map(({ MessageBody = '' }) => MessageBody))

const refusing = (...ids: string[]) => ({
  Successful: [],
  Failed: ids.map((Id) => ({ Id, Code: 'InternalError', SenderFault: false })),
})

test('messages leave in tens', async () => {
  sqs.on(SendMessageBatchCommand).resolves({ Successful: [] })
  await sendMessages(
    'q',
    Array.from({ length: 23 }, (_, at) => at),
  )
  expect(sent().map(({ length }) => length)).toEqual([10, 10, 3])
  await sendMessages('q', [])
  expect(sent()).toHaveLength(3)
})

test('those that the queue did not take are sent again, and no others', async () => {
  sqs
    .on(SendMessageBatchCommand)
    .resolvesOnce(refusing('1', '2'))
    .resolvesOnce(refusing('2'))
    .resolves({ Successful: [] })
  await sendMessages('q', ['a', 'b', 'c'])
  expect(sent()).toEqual([['"a"', '"b"', '"c"'], ['"b"', '"c"'], ['"c"']])
})

test('what the queue never takes is told', async () => {
  sqs.on(SendMessageBatchCommand).resolves(refusing('0'))
  await expect(sendMessages('q', ['a', 'b'])).rejects.toThrow('1 messages: InternalError')
  expect(sent()).toEqual([['"a"', '"b"'], ['"a"'], ['"a"']])
})
