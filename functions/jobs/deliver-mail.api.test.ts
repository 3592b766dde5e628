import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Mail } from '#functions/adapters/mail.ts'
import { MessageRefused } from '#functions/core/app-error.ts'
import { newId } from '#functions/adapters/ids.ts'
import { claimMail, deleteMail, dueMailPages, mailWrite, putBackMail } from '#functions/data/mail-outbox.ts'
import { keys, partitions } from '#functions/data/keys.ts'
import { takeNamed } from '#functions/data/rate-limits.ts'
import { tableName } from '#functions/data/table.ts'
import { transact } from '#functions/data/transact.ts'
import { deliverMail } from './deliver-mail.ts'
import type { QueuedMail } from '#functions/mail/email.ts'
import { useOwnTable } from '#functions/testing/own-table.ts'

await useOwnTable()

const noon = Date.parse('2026-11-20T12:00:00.000Z')
const at = (seconds: number): Date => new Date(noon + seconds * 1000)

const anEmail = (parts: Partial<QueuedMail> = {}): QueuedMail => ({
  id: newId('mail'),
  channel: 'email',
  to: `${randomUUID()}@example.com`,
  language: 'en',
  content: { kind: 'PASSWORD_CHANGED' },
  unsubscribe: null,
  queuedAt: at(-1).toISOString(),
  failures: 0,
  ...parts,
})

const queue = async (...mails: QueuedMail[]): Promise<void> => transact(mails.map(mailWrite))

const outbox = (seconds: number, send: (to: string, mail?: Mail) => Promise<void>) => ({
  dueMailPages,
  claimMail,
  deleteMail,
  putBackMail,
  takeNamed,
  sendMail: (mail: Mail) => send(mail.to, mail),
  sendTextMessage: (to: string) => send(to),
  now: () => at(seconds),
})

/** One run of the job at a time, with a service that takes everything: the recipients. */
const runAt = async (seconds: number): Promise<string[]> => {
  const sent: string[] = []
  await deliverMail(outbox(seconds, async (to) => void sent.push(to)))
  return sent
}

const failAt = (seconds: number, error: Error) => deliverMail(outbox(seconds, () => Promise.reject(error)))

const down = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })

const silence = () => vi.spyOn(process.stdout, 'write').mockReturnValue(true)

beforeEach(() => void silence())
// Nothing is left for the next test, even when this one failed.
afterEach(async () => {
  vi.restoreAllMocks()
  while ((await runAt(10 * 86_400)).length > 0);
})

test('emails are sent, those that wait longest first, and are gone then', async () => {
  const mails = [10, 30, 20].map((ago) => anEmail({ queuedAt: at(-ago).toISOString() }))
  await queue(...mails)
  const [youngest, oldest, middle] = mails.map(({ to }) => to)
  expect(await runAt(0)).toEqual([oldest, middle, youngest])
  expect(await runAt(86_400)).toEqual([])
})

test('an email about an account does not wait behind news, however much there is', async () => {
  const alert = (): QueuedMail =>
    anEmail({
      content: { kind: 'SAVED_SEARCH_MATCH', about: {} },
      unsubscribe: { token: '0123456789ABCDEFGHJKMNPQRS', topic: 'savedSearches' },
      queuedAt: at(-600).toISOString(),
    })
  const mail = anEmail()
  await queue(...Array.from({ length: 60 }, alert))
  await queue(...Array.from({ length: 60 }, alert))
  await queue(mail)
  const sent = await runAt(0)
  expect(sent[0]).toBe(mail.to)
  expect(sent).toHaveLength(121)
})

test('runs at the same time send each email once', async () => {
  const mails = Array.from({ length: 40 }, () => anEmail())
  await queue(...mails)
  const sent = (await Promise.all([runAt(0), runAt(0), runAt(0)])).flat()
  expect(sent.toSorted()).toEqual(mails.map(({ to }) => to).toSorted())
})

test('an email whose service is down waits, longer each time, and arrives once', async () => {
  const mail = anEmail()
  await queue(mail)
  await failAt(0, down)
  expect(await runAt(29)).toEqual([])
  await failAt(31, down)
  expect(await runAt(31 + 59)).toEqual([])
  expect(await runAt(31 + 61)).toEqual([mail.to])
  expect(await runAt(86_400)).toEqual([])
})

test('an email whose run died with it is sent by a later one', async () => {
  const mail = anEmail()
  await queue(mail)
  const { value: [due] = [] } = await dueMailPages(at(0)).next()
  expect(await claimMail(due!, at(120))).toBeTruthy()
  expect(await claimMail(due!, at(120))).toBeUndefined()
  expect(await runAt(119)).toEqual([])
  expect(await runAt(121)).toEqual([mail.to])
})

test('what the service will never take is given up at once, and the log tells neither address nor content', async () => {
  const log = silence()
  const mail = anEmail({ content: { kind: 'PASSWORD_RESET', token: 'the-secret', username: 'khalid' } })
  await queue(mail)
  await failAt(0, new MessageRefused('MessageRejected'))
  const lines = log.mock.calls.flat().join('')
  expect(lines).toContain(mail.id)
  expect(lines).toContain('MessageRejected')
  expect(lines).not.toMatch(/the-secret|khalid|@example/)
  expect(await runAt(86_400)).toEqual([])
})

test('an email is given up after a day', async () => {
  await queue(anEmail())
  await failAt(86_390, down)
  await failAt(86_390 + 31, down)
  expect(await runAt(2 * 86_400)).toEqual([])
})

test('a number gets five text messages a day', async () => {
  const to = `+9745${String(Math.random()).slice(2, 9)}`
  await queue(...Array.from({ length: 7 }, () => anEmail({ channel: 'sms', to })))
  expect(await runAt(0)).toHaveLength(5)
  await queue(anEmail({ channel: 'sms', to, queuedAt: at(86_400).toISOString() }))
  expect(await runAt(86_401)).toEqual([to])
})

test('emails that this code cannot read hold up no other, even when they fill a page', async () => {
  const mail = anEmail()
  const ids = Array.from({ length: 101 }, () => newId('mail'))
  const place = { statusPk: partitions.queuedMail, statusSk: at(-86_400).toISOString() }
  const puts = ids.map((id) => ({
    Put: { TableName: tableName(), Item: { ...keys.mail(id), id, ...place } },
  }))
  await transact(puts.slice(0, 100))
  await transact(puts.slice(100))
  await queue(mail)
  expect(await runAt(0)).toEqual([mail.to])
  await Promise.all(ids.map(deleteMail))
})

test('mail carries the button of mail programs, and the sender of a contact form as whom to answer', async () => {
  const token = '0123456789ABCDEFGHJKMNPQRS'
  const alert = anEmail({
    content: { kind: 'SAVED_SEARCH_MATCH', about: {} },
    unsubscribe: { token, topic: 'savedSearches', savedSearch: newId('savedSearch') },
  })
  const contact = anEmail({
    content: {
      kind: 'CONTACT_MESSAGE',
      name: 'N',
      email: 'n@example.com',
      subject: 'Hello',
      message: 'Hello',
    },
  })
  await queue(alert, contact)
  const mails = new Map<string, Mail | undefined>()
  await deliverMail(outbox(0, async (to, mail) => void mails.set(to, mail)))
  const link = `/api/unsubscribe/${token}/savedSearches?savedSearch=${alert.unsubscribe?.savedSearch}`
  expect(mails.get(alert.to)?.oneClickUnsubscribe).toBe(`${process.env['PUBLIC_ORIGIN']}${link}`)
  expect(mails.get(alert.to)?.replyTo).toBeUndefined()
  expect(mails.get(contact.to)).toMatchObject({ replyTo: 'n@example.com', oneClickUnsubscribe: undefined })
})
