import { randomUUID } from 'node:crypto'
import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, describe, expect, it } from 'vitest'
import { keys } from '#functions/data/keys.ts'
import { table, tableName } from '#functions/data/table.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { auditAbout } from '#functions/testing/audit.ts'
import {
  registerAdmin,
  registerSeller,
  registerVerifiedDealer,
  type Person,
} from '#functions/testing/people.ts'
import type { ContactMessageView } from '#shared/schemas/contact-message.ts'

let admin: Person

beforeAll(async () => {
  admin = await registerAdmin()
})

const sendAs = async (parts: Partial<Record<'name' | 'email' | 'subject', string>> = {}) => {
  const subject = parts.subject ?? `A question ${randomUUID()}`
  const body = {
    name: 'Noor',
    email: 'noor@example.com',
    message: 'How do I sell a plate?',
    ...parts,
    subject,
  }
  await apiOk('POST', '/api/contact', { body })
  return subject
}

const listed = async (query: Readonly<Record<string, string>>): Promise<ContactMessageView[]> => {
  const found: ContactMessageView[] = []
  for (let cursor: string | undefined; ;) {
    const asked = new URLSearchParams({ limit: '100', ...query, ...(cursor && { cursor }) })
    const { body } = await apiOk('GET', `/api/admin/contact-messages?${asked}`, { token: admin.token })
    found.push(...body.messages)
    cursor = body.nextCursor
    if (!cursor) return found
  }
}

/** The one message with this subject. */
const sent = async (subject: string, status = 'OPEN') => {
  const [message, ...others] = await listed({ search: subject, status })
  expect(others).toEqual([])
  return message!
}

const move = (id: string, status: string, { token } = admin) =>
  api('PUT', `/api/admin/contact-messages/${id}/status`, { token, body: { status } })

const storedItem = async (id: string) =>
  (await table().send(new GetCommand({ TableName: tableName(), Key: keys.contactMessage(id) }))).Item

describe('the messages of the contact form', () => {
  it('are for admins only', async () => {
    const message = await sent(await sendAs())
    for (const { token } of [await registerSeller(), await registerVerifiedDealer()]) {
      expect((await api('GET', '/api/admin/contact-messages', { token })).body.code).toBe('FORBIDDEN')
      const answer = await api('PUT', `/api/admin/contact-messages/${message.id}/status`, {
        token,
        body: { status: 'ANSWERED' },
      })
      expect(answer.body.code).toBe('FORBIDDEN')
    }
    expect((await api('GET', '/api/admin/contact-messages')).status).toBe(401)
    expect((await sent(message.subject)).status).toBe('OPEN')
  })

  it('are found by name, address and subject whatever their case, oldest first, and not by their text', async () => {
    const mark = randomUUID()
    const first = await sendAs({
      subject: `Lost KEYS ${mark}`,
      name: 'Noor Al Kuwari',
      email: `a${mark}@example.com`,
    })
    const second = await sendAs({
      subject: `سؤال عن لوحة ${mark}`,
      name: 'أحمد',
      email: `b${mark}@example.com`,
    })
    const found = async (search: string) => (await listed({ search })).map(({ subject }) => subject)
    expect(await found(mark)).toEqual([first, second])
    expect(await found(`keys ${mark}`.toUpperCase())).toEqual([first])
    expect(await found(`B${mark}@EXAMPLE`)).toEqual([second])
    expect(await found(`لوحه ${mark}`)).toEqual([second])
    expect(await found('sell a plate')).not.toContain(first)
    expect(await found(`${mark}%`)).toEqual([])
  })

  it('come page by page, and a cursor is of one status only', async () => {
    const mark = randomUUID()
    for (const number of [1, 2, 3]) await sendAs({ subject: `Page ${number} ${mark}` })
    const page = (query: string) =>
      api('GET', `/api/admin/contact-messages?limit=2&search=${mark}${query}`, { token: admin.token })
    const { body: first } = await page('')
    expect(first.messages.map(({ subject }: ContactMessageView) => subject[5])).toEqual(['1', '2'])
    const { body: second } = await page(`&cursor=${first.nextCursor}`)
    expect(second.messages.map(({ subject }: ContactMessageView) => subject[5])).toEqual(['3'])
    expect((await page(`&status=ANSWERED&cursor=${first.nextCursor}`)).body.code).toBe('BAD_REQUEST')
    expect((await page('&status=GONE')).body.code).toBe('BAD_REQUEST')
    expect((await page(`x${'y'.repeat(100)}`)).body.code).toBe('BAD_REQUEST')
  })

  it('are answered and opened again, with a record of each, and only then have an end', async () => {
    const { id, subject } = await sent(await sendAs())
    expect(await storedItem(id)).not.toHaveProperty('expiresAt')

    const { body: answered } = await move(id, 'ANSWERED')
    expect(answered).toMatchObject({ id, subject, status: 'ANSWERED', answeredAt: expect.any(String) })
    expect(await listed({ search: subject })).toEqual([])
    expect(await sent(subject, 'ANSWERED')).toEqual(answered)
    const item = await storedItem(id)
    expect(item?.['expiresAt']).toBe(Math.floor(Date.parse(answered.answeredAt) / 1000) + 365 * 86_400)

    expect((await move(id, 'ANSWERED')).body.code).toBe('ILLEGAL_STATUS_MOVE')
    const { body: open } = await move(id, 'OPEN')
    expect(open).toMatchObject({ status: 'OPEN', answeredAt: null })
    expect(await storedItem(id)).not.toHaveProperty('expiresAt')
    expect((await move(id, 'OPEN')).body.code).toBe('ILLEGAL_STATUS_MOVE')
    expect((await move(`ctm_${'0'.repeat(26)}`, 'OPEN')).body.code).toBe('NOT_FOUND')

    const entries = await auditAbout(id)
    expect(entries).toMatchObject([
      { action: 'message.status', actorId: admin.user.id, detail: { from: 'OPEN', to: 'ANSWERED' } },
      { action: 'message.status', actorId: admin.user.id, detail: { from: 'ANSWERED', to: 'OPEN' } },
    ])
    expect(JSON.stringify(entries)).not.toContain('noor@example.com')
  })

  it('are answered once when two admins are at it', async () => {
    const other = await registerAdmin()
    const { id } = await sent(await sendAs())
    const answers = await Promise.all([
      move(id, 'ANSWERED'),
      move(id, 'ANSWERED', other),
      move(id, 'ANSWERED'),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const { body } = await apiOk('GET', '/api/admin/contact-messages?limit=1', { token: admin.token })
    expect(body.openTotal).toBeGreaterThanOrEqual(body.messages.length)
  })
})
