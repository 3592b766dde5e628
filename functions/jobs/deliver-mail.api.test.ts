import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Mail } from '#functions/adapters/mail.ts'
import { MessageRefused } from '#functions/core/app-error.ts'
import { eachAtOnce } from '#functions/core/time.ts'
import { newId, newUnsubscribeToken } from '#functions/adapters/ids.ts'
import { accountEmailWrite } from '#functions/commands/account-email.ts'
import { changePreferences, withoutTopic } from '#functions/commands/change-preferences.ts'
import {
  claimMail,
  type ClaimedMail,
  deleteMail,
  digestWrite,
  dueMailPages,
  mailWrite,
  takeMail,
} from '#functions/data/mail-outbox.ts'
import { keys, partitions } from '#functions/data/keys.ts'
import { stopMail } from '#functions/data/mail-stops.ts'
import { deletePreferences, giveUnsubscribeToken } from '#functions/data/preferences.ts'
import { tableName } from '#functions/data/table.ts'
import { transact } from '#functions/data/transact.ts'
import { createUser } from '#functions/data/user-accounts.ts'
import { editUser } from '#functions/data/user-edits.ts'
import { isCalledOff as isCalledOffSince } from './called-off.ts'
import { deliverMail } from './deliver-mail.ts'
import { sendClaimedMail, sendMailParts } from './send-mail.ts'
import type { QueuedMail } from '#functions/mail/email.ts'
import { aUser } from '#functions/testing/builders.ts'
import { useOwnTable } from '#functions/testing/own-table.ts'
import { mailsADay } from '#shared/rules/reputation.ts'

// A hundred and eighty in a minute.
await useOwnTable({ MAILS_PER_SECOND: '3' })

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

/** What the dispatcher hands over at a time, and where to: the urgent queue first. */
const handOverAt = async (seconds: number): Promise<ClaimedMail[]> => {
  const queues = { urgent: [] as ClaimedMail[], other: [] as ClaimedMail[] }
  await deliverMail({
    dueMailPages,
    claimMail,
    sendMessages: async (url, bodies) =>
      void queues[url === process.env['URGENT_MAIL_QUEUE_URL'] ? 'urgent' : 'other'].push(
        ...(bodies as ClaimedMail[]),
      ),
    now: () => at(seconds),
  })
  return [...queues.urgent, ...queues.other]
}

const sendAt = (
  seconds: number,
  claims: readonly ClaimedMail[],
  send: (to: string, mail?: Mail) => Promise<void>,
  isCalledOff: typeof isCalledOffSince = async () => false,
): Promise<string[]> =>
  sendClaimedMail(
    claims.map((body) => ({ id: body.place, body, receives: 1 })),
    {
      ...sendMailParts,
      isCalledOff,
      keepPace: async () => {},
      sendMail: (mail: Mail) => send(mail.to, mail),
      sendTextMessage: (to: string) => send(to),
      now: () => at(seconds),
    },
  )

/** One run of the jobs, with a service that takes everything: the recipients. */
const runAt = async (seconds: number): Promise<string[]> => {
  const sent: string[] = []
  await sendAt(seconds, await handOverAt(seconds), async (to) => void sent.push(to))
  return sent
}

const failAt = async (seconds: number, error: Error) =>
  sendAt(seconds, await handOverAt(seconds), () => Promise.reject(error))

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

test('a message that is delivered twice, at once or later, is sent once', async () => {
  const mail = anEmail()
  await queue(mail)
  const claims = await handOverAt(0)
  const sent: string[] = []
  const send = async (to: string) => void sent.push(to)
  expect((await Promise.all([sendAt(0, claims, send), sendAt(0, claims, send)])).flat()).toEqual([])
  await sendAt(1, claims, send)
  expect(sent).toEqual([mail.to])
})

test('an email whose worker was killed is sent with the next delivery of its message, and not by both', async () => {
  const mail = anEmail()
  await queue(mail)
  const claims = await handOverAt(0)
  // It took the email, and nothing was heard of it.
  expect(await takeMail(claims[0]!, at(0), at(120))).toBeTruthy()
  const sent: string[] = []
  const send = async (to: string) => void sent.push(to)
  await sendAt(60, claims, send)
  expect(sent).toEqual([])
  await sendAt(360, claims, send)
  expect(sent).toEqual([mail.to])
  expect(await runAt(86_400)).toEqual([])
})

test('an email whose message was lost is handed over again, and the old message then finds nothing', async () => {
  const mail = anEmail()
  await queue(mail)
  const old = await handOverAt(0)
  expect(await handOverAt(1199)).toEqual([])
  const claims = await handOverAt(1201)
  expect(claims).toMatchObject([{ id: mail.id }])
  const sent: string[] = []
  const send = async (to: string) => void sent.push(to)
  await sendAt(1202, old, send)
  expect(sent).toEqual([])
  await sendAt(1202, claims, send)
  expect(sent).toEqual([mail.to])
})

const failToHandOver = async () => {
  const run = deliverMail({
    dueMailPages,
    claimMail,
    sendMessages: () => Promise.reject(new Error('connect')),
    now: () => at(0),
  })
  await expect(run).rejects.toThrow('connect')
}

test('emails wait in the table while the queue is down, and are due again at once', async () => {
  const mail = anEmail()
  await queue(mail)
  await failToHandOver()
  expect(await runAt(1)).toEqual([mail.to])
})

test('a claim that fails holds up no other email', async () => {
  const [failing, others] = [anEmail(), [anEmail(), anEmail()]]
  await queue(failing, ...others)
  const handed: string[] = []
  const run = deliverMail({
    dueMailPages,
    claimMail: async (due, until) => {
      if (due.mail.id === failing.id) throw new Error('timeout')
      return claimMail(due, until)
    },
    sendMessages: async (_queue, messages) =>
      void handed.push(...(messages as readonly { id: string }[]).map(({ id }) => id)),
    now: () => at(0),
  })
  await expect(run).rejects.toThrow('timeout')
  expect(handed.toSorted()).toEqual(others.map(({ id }) => id).toSorted())
  expect(await runAt(1)).toEqual([failing.to])
})

test('a link to a new password passes a crowd of alerts: they wait in the table, a minute’s worth in the queue', async () => {
  const alerts = Array.from({ length: 200 }, () =>
    anEmail({
      content: { kind: 'SAVED_SEARCH_MATCH', about: {} },
      unsubscribe: { token: '0123456789ABCDEFGHJKMNPQRS', topic: 'savedSearches' },
      queuedAt: at(-7200).toISOString(),
    }),
  )
  for (let from = 0; from < alerts.length; from += 100) await queue(...alerts.slice(from, from + 100))
  const mail = anEmail()
  await queue(mail)
  const first = await handOverAt(0)
  expect(first).toHaveLength(181)
  expect(first[0]?.id).toBe(mail.id)
  const next = anEmail()
  await queue(next)
  const second = await handOverAt(60)
  expect(second).toHaveLength(21)
  expect(second[0]?.id).toBe(next.id)
  await eachAtOnce([...first, ...second], 10, ({ id }) => deleteMail(id))
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

test('what has a stopped address is forgotten, but for what its reader or the team asked for', async () => {
  const to = `${randomUUID()}@example.com`
  await stopMail(to, 'bounce', at(-60))
  const contents: QueuedMail['content'][] = [
    { kind: 'PASSWORD_CHANGED' },
    { kind: 'PASSWORD_RESET', token: 'secret', username: 'khalid' },
    { kind: 'CONTACT_MESSAGE', name: 'N', email: 'n@example.com', subject: 'Hello', message: 'Hello' },
  ]
  await queue(...contents.map((content) => anEmail({ to, content })))
  expect(await runAt(0)).toEqual([to, to])
  expect(await runAt(86_400)).toEqual([])
})

test('what strangers can have sent to an address uses up nothing that its account has to be told', async () => {
  const to = `${randomUUID()}@example.com`
  const content: QueuedMail['content'] = { kind: 'SIGN_IN_CODE', code: '012345' }
  await queue(...Array.from({ length: mailsADay.asked + 2 }, () => anEmail({ to, content })))
  expect(await runAt(0)).toHaveLength(mailsADay.asked)
  await queue(...Array.from({ length: mailsADay.account + 2 }, () => anEmail({ to })))
  expect(await runAt(0)).toHaveLength(mailsADay.account)
})

test('what happens to an account at another spelling of an address, which nobody confirmed, uses up nothing of it either', async () => {
  const name = randomUUID()
  const told = (email: string, emailConfirmedAt: string | null, count: number) =>
    Promise.all(
      Array.from({ length: count }, () =>
        accountEmailWrite(
          { id: newId('user'), email, emailConfirmedAt },
          { kind: 'PASSWORD_CHANGED' },
          at(-1),
        ),
      ),
    )
  await transact(await told(`${name}+x@example.com`, null, mailsADay.unproved + 2))
  expect(await runAt(0)).toHaveLength(mailsADay.unproved)
  await transact(await told(`${name}@example.com`, at(-60).toISOString(), mailsADay.account))
  expect(await runAt(0)).toHaveLength(mailsADay.account)
})

test.each<[QueuedMail['content'], number]>([
  [{ kind: 'SIGN_IN_CODE', code: '012345' }, 600],
  [{ kind: 'PHONE_CONFIRMATION', code: '012345' }, 1800],
  [{ kind: 'PASSWORD_RESET', token: 'a_b-c' }, 3600],
  [{ kind: 'EMAIL_CONFIRMATION', token: 'usr_1.a_b-c', code: '012345' }, 86_400],
])('a code or link that no longer works when it could be sent is not sent: %s', async (content, seconds) => {
  for (const channel of ['email', 'sms'] as const) {
    const to = channel === 'sms' ? `+9745${String(Math.random()).slice(2, 9)}` : `${randomUUID()}@example.com`
    const queuedAgo = (ago: number) =>
      queue(anEmail({ channel, to, content, queuedAt: at(-ago).toISOString() }))
    await queuedAgo(seconds)
    expect(await runAt(0)).toEqual([])
    await queuedAgo(seconds - 60)
    expect(await runAt(0)).toEqual([to])
  }
})

test('news that waited are not sent to who has unsubscribed, changed their address, or gone since', async () => {
  const newReader = async () => {
    const id = newId('user')
    const reader = aUser({ id, username: id.toLowerCase(), email: `${id.toLowerCase()}@example.com` })
    await createUser(reader)
    const token = await giveUnsubscribeToken(id, newUnsubscribeToken())
    const content = { kind: 'LEAD_RECEIVED', about: { count: 3 } } as const
    const unsubscribe = { token, topic: 'leads' } as const
    await queue(anEmail({ to: reader.email, content, unsubscribe }), anEmail({ to: reader.email }))
    return reader
  }
  const readers = await Promise.all([newReader(), newReader(), newReader(), newReader()])
  const [reading, unsubscribed, moved, gone] = readers
  const claims = await handOverAt(0)
  await changePreferences(unsubscribed.id, (before) => withoutTopic(before, 'leads'), 'unsubscribe')
  await editUser(moved, { email: `new-${moved.email}` }, at(0))
  await deletePreferences(gone.id)
  const sent: string[] = []
  await sendAt(0, claims, async (to) => void sent.push(to), isCalledOffSince)
  // What tells of the account itself goes to all of them.
  const all = [...readers.map(({ email }) => email), reading.email]
  expect(sent.toSorted()).toEqual(all.toSorted())
})

test('an email that counts more by the time it is sent is sent again with its new count', async () => {
  const counting = (count: number) =>
    anEmail({ ...mail, content: { kind: 'LEAD_RECEIVED', about: { count } }, queuedAt: at(1).toISOString() })
  const mail = anEmail({ unsubscribe: { token: '0123456789ABCDEFGHJKMNPQRS', topic: 'leads' } })
  await transact([digestWrite(counting(2))])
  const sent: string[] = []
  await sendAt(2, await handOverAt(2), async (to) => {
    await transact([digestWrite(counting(3))])
    sent.push(to)
  })
  expect(sent).toEqual([mail.to])
  expect(await runAt(3)).toEqual([mail.to])
  expect(await runAt(86_400)).toEqual([])
})

test('a number gets five text messages a day', async () => {
  const to = `+9745${String(Math.random()).slice(2, 9)}`
  await queue(...Array.from({ length: 7 }, () => anEmail({ channel: 'sms', to })))
  expect(await runAt(0)).toHaveLength(5)
  await queue(anEmail({ channel: 'sms', to, queuedAt: at(86_400).toISOString() }))
  expect(await runAt(86_401)).toEqual([to])
})

test('a number gets no more of them after the queue was down', async () => {
  const to = `+9745${String(Math.random()).slice(2, 9)}`
  await queue(...Array.from({ length: 7 }, () => anEmail({ channel: 'sms', to })))
  await failToHandOver()
  expect(await runAt(1)).toHaveLength(5)
})

test('however many requests are texted to a number, its codes still are', async () => {
  const to = `+9745${String(Math.random()).slice(2, 9)}`
  const texts = (count: number, content: QueuedMail['content']) =>
    queue(...Array.from({ length: count }, () => anEmail({ channel: 'sms', to, content })))
  await texts(7, { kind: 'LEAD_RECEIVED', about: {} })
  expect(await runAt(0)).toHaveLength(5)
  await texts(7, { kind: 'SIGN_IN_CODE', code: '012345' })
  expect(await runAt(0)).toHaveLength(5)
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
  await eachAtOnce(ids, 10, (id) => deleteMail(id))
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
  await sendAt(0, await handOverAt(0), async (to, mail) => void mails.set(to, mail))
  const link = `/api/unsubscribe/${token}/savedSearches?savedSearch=${alert.unsubscribe?.savedSearch}`
  expect(mails.get(alert.to)?.oneClickUnsubscribe).toBe(`${process.env['PUBLIC_ORIGIN']}${link}`)
  expect(mails.get(alert.to)?.replyTo).toBeUndefined()
  expect(mails.get(contact.to)).toMatchObject({ replyTo: 'n@example.com', oneClickUnsubscribe: undefined })
})
