import { beforeAll, expect, it } from 'vitest'
import { newId } from '#functions/adapters/ids.ts'
import {
  contactMessageCounts,
  findContactMessages,
  getContactMessage,
  insertContactMessage,
  moveContactMessage,
  type ContactMessageRecord,
} from '#functions/data/contact-messages.ts'
import { readCounts } from './counters.ts'
import { useOwnTable } from '#functions/testing/own-table.ts'

beforeAll(() => useOwnTable())

const aMessage = (number: number): ContactMessageRecord => ({
  id: newId('contactMessage'),
  name: 'Noor',
  email: 'noor@example.com',
  subject: `Question ${number}`,
  message: 'How do I sell a plate?',
  status: 'OPEN',
  createdAt: `2026-01-0${number}T00:00:00.000Z`,
  answeredAt: null,
})

const answer = (seen: ContactMessageRecord, answeredAt: string) =>
  moveContactMessage({ ...seen, status: 'ANSWERED', answeredAt }, seen, [])

const listed = async (status: ContactMessageRecord['status']) =>
  (await findContactMessages(status, { limit: 10 })).items.map(({ subject }) => subject)

it('the count of open messages follows every move, and a lost race moves nothing', async () => {
  const [first, second, third] = [aMessage(1), aMessage(2), aMessage(3)]
  // Sent in another order than they were written.
  for (const message of [third, first, second]) await insertContactMessage(message, [])
  expect(await readCounts(contactMessageCounts)).toEqual({ OPEN: 3 })
  expect(await listed('OPEN')).toEqual(['Question 1', 'Question 2', 'Question 3'])

  await answer(second, '2026-02-01T00:00:00.000Z')
  const race = ['2026-02-02T00:00:00.000Z', '2026-02-03T00:00:00.000Z'].map((at) => answer(first, at))
  const outcomes = await Promise.allSettled(race)
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'ILLEGAL_STATUS_MOVE' },
  })
  expect(await readCounts(contactMessageCounts)).toEqual({ OPEN: 1 })
  expect(await listed('OPEN')).toEqual(['Question 3'])
  expect(await listed('ANSWERED')).toEqual(['Question 1', 'Question 2'])

  const answered = (await getContactMessage(first.id))!
  await moveContactMessage({ ...answered, status: 'OPEN', answeredAt: null }, answered, [])
  expect(await readCounts(contactMessageCounts)).toEqual({ OPEN: 2 })
  expect(await listed('OPEN')).toEqual(['Question 1', 'Question 3'])
})
