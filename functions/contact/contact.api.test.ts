import { randomUUID } from 'node:crypto'
import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { expect, inject, test } from 'vitest'
import { partitions } from '#functions/data/keys.ts'
import { table, tableName } from '#functions/data/table.ts'
import { anyIp, api, apiOk } from '#functions/testing/api.ts'
import { few, inFlight } from '#functions/testing/in-flight.ts'
import { allMailTo, mailTo } from '#functions/testing/mailbox.ts'
import { limits } from '#shared/constants/limits.ts'

Object.assign(process.env, inject('functionEnv'))
const support = inject('functionEnv')['SUPPORT_MAILBOX'] ?? ''

const messageAbout = (subject: string) => ({
  name: 'Noor <b>Al Kuwari</b>',
  email: 'noor@example.com',
  subject,
  message: 'السلام عليكم\nHow do I sell <script>alert(1)</script> a plate?',
})

const stored = async (subject: string) => {
  const { Items = [] } = await table().send(
    new QueryCommand({
      TableName: tableName(),
      IndexName: 'byStatus',
      KeyConditionExpression: 'statusPk = :messages',
      FilterExpression: 'subject = :subject',
      ExpressionAttributeValues: { ':messages': partitions.contactMessages('OPEN'), ':subject': subject },
    }),
  )
  return Items
}

test('a message is kept, and reaches the team once, as an answer would reach its sender', async () => {
  const subject = `A question ${randomUUID()}`
  const { status, body } = await apiOk('POST', '/api/contact', { body: messageAbout(subject) })
  expect([status, body]).toEqual([204, undefined])
  const isRight = (mail: { subject: string }) => mail.subject.includes(subject)
  const mail = await mailTo(support, isRight)
  expect(mail).toMatchObject({ channel: 'email', replyTo: 'noor@example.com', headers: {} })
  expect(mail.from).toContain('Sayara')
  expect(mail.text).toContain('> السلام عليكم\n> How do I sell')
  expect(mail.html).not.toMatch(/<script|<b>/)
  expect(await stored(subject)).toHaveLength(1)
  expect((await allMailTo(support)).filter(isRight)).toHaveLength(1)
})

test.each([
  ['a name of one letter', { name: 'N' }],
  ['an address that is none', { email: 'noor' }],
  ['an address with another header in it', { email: 'noor@example.com\r\nBcc: all@example.com' }],
  ['a subject over two lines', { subject: 'Hello there\r\nBcc: all@example.com' }],
  ['a subject of two letters', { subject: 'Hi' }],
  ['a message of nine letters', { message: 'Help meee' }],
])('%s is refused', async (_, parts) => {
  const body = { ...messageAbout('A question'), ...parts }
  const answer = await api('POST', '/api/contact', { body })
  expect(answer.body).toMatchObject({ code: 'BAD_REQUEST' })
  expect(answer.body.issues[0].path).toBe(Object.keys(parts)[0])
})

test('the longest message goes through, and a longer one is refused', async () => {
  const subject = `Long ${randomUUID()}`
  const body = { ...messageAbout(subject), message: 'م'.repeat(limits.contact.message.max) }
  await apiOk('POST', '/api/contact', { body })
  expect((await mailTo(support, (mail) => mail.subject.includes(subject))).text).toContain(body.message)
  expect((await api('POST', '/api/contact', { body: { ...body, message: `${body.message}م` } })).status).toBe(
    400,
  )
})

test('one network sends thirty an hour', async () => {
  const ip = anyIp()
  const send = () => api('POST', '/api/contact', { body: messageAbout('Again and again'), ip })
  const answers = await inFlight(Array.from({ length: 35 }), few, send)
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(30)
  expect(answers.filter(({ body }) => body?.code === 'TOO_MANY_REQUESTS')).toHaveLength(5)
})
