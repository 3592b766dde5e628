import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { countPassingBounce, readMailStop, stopMail } from '#functions/data/mail-stops.ts'
import { changePreferences } from '#functions/commands/change-preferences.ts'
import { listProviders } from '#functions/data/providers.ts'
import { giveQuoteToTeam, listMailedQuotes } from '#functions/data/quotes.ts'
import { useOwnTable } from '#functions/testing/own-table.ts'
import { heedMailFeedback, mailFeedback } from './heed-mail-feedback.ts'

await useOwnTable()

const noon = Date.parse('2026-11-20T12:00:00.000Z')
const dayMs = 86_400_000
const after = (days: number): Date => new Date(noon + days * dayMs)
const anAddress = (): string => `${randomUUID()}@example.com`

const rest = {
  countPassingBounce,
  changePreferences,
  listProviders,
  listMailedQuotes,
  giveQuoteToTeam,
  findUserId: async () => undefined,
}

const heed = (body: unknown, days = 0) =>
  heedMailFeedback([{ id: 'one', body: mailFeedback.parse(body), receives: 1 }], {
    ...rest,
    stopMail,
    now: () => after(days),
  })

const bounce = (address: string, bounceType = 'Permanent') => ({
  kind: 'bounce',
  bounceType,
  recipients: [{ emailAddress: address }],
})
const complaint = (address: string) => ({ kind: 'complaint', recipients: [{ emailAddress: address }] })

const reasonFor = async (address: string, days = 0) => (await readMailStop(address, after(days)))?.reason

test('a bounce stops mail to the address however it is written, for a year', async () => {
  const address = anAddress()
  expect(await heed(bounce(`Noor Al Test <${address.toUpperCase()}>`))).toEqual([])
  expect(await reasonFor(` ${address}`)).toBe('bounce')
  expect(await reasonFor(address, 364)).toBe('bounce')
  expect(await reasonFor(address, 366)).toBeUndefined()
  expect(await reasonFor(anAddress())).toBeUndefined()
})

test('failures that pass count together for a month after the last', async () => {
  const address = anAddress()
  for (const day of [0, 20]) await heed(bounce(address, 'Transient'), day)
  expect(await reasonFor(address, 20)).toBeUndefined()
  await heed(bounce(address, 'Undetermined'), 51)
  expect(await reasonFor(address, 51)).toBeUndefined()
  await heed(bounce(address, 'Transient'), 52)
  await heed(bounce(address, 'Transient'), 53)
  expect(await reasonFor(address, 53)).toBe('full')
})

test('replies that a mailbox sends by itself count nothing, refusals of the same kind and full mailboxes do', async () => {
  const [away, refusing, full] = [anAddress(), anAddress(), anAddress()]
  const transient = (address: string, bounceSubType: string, action?: string) => ({
    ...bounce(address, 'Transient'),
    bounceSubType,
    recipients: [{ emailAddress: address, action }],
  })
  for (let times = 0; times < 5; times++) await heed(transient(away, 'General'))
  for (let times = 0; times < 3; times++) {
    await heed(transient(refusing, 'General', 'failed'))
    await heed(transient(full, 'MailboxFull'))
  }
  expect(await reasonFor(away)).toBeUndefined()
  expect(await reasonFor(refusing)).toBe('full')
  expect(await reasonFor(full)).toBe('full')
})

test('a complaint stays one, whatever comes after it', async () => {
  const address = anAddress()
  await heed(complaint(address))
  await heed(bounce(address), 1)
  await heed(bounce(address, 'Transient'), 1)
  expect(await readMailStop(address, after(1))).toEqual({
    reason: 'complaint',
    since: after(0).toISOString(),
  })
  const other = anAddress()
  await heed(bounce(other))
  await heed(complaint(other), 1)
  expect(await reasonFor(other, 1)).toBe('complaint')
})

test('another complaint begins a new year, and one whose year is over gives way, deleted yet or not', async () => {
  const address = anAddress()
  await heed(complaint(address))
  await heed(complaint(address), 300)
  expect(await reasonFor(address, 400)).toBe('complaint')
  expect(await reasonFor(address, 666)).toBeUndefined()
  await heed(bounce(address), 666)
  expect(await reasonFor(address, 666)).toBe('bounce')
})

test('feedback that cannot be stored comes again, and holds up no other', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const address = anAddress()
  const messages = [complaint('broken@example.com'), bounce(address)].map((body, at) => ({
    id: String(at),
    body: mailFeedback.parse(body),
    receives: 1,
  }))
  const failed = await heedMailFeedback(messages, {
    stopMail: (to, reason, at) =>
      to.startsWith('broken') ? Promise.reject(new Error('busy')) : stopMail(to, reason, at),
    ...rest,
    now: () => after(0),
  })
  expect(failed).toEqual(['0'])
  expect(await reasonFor(address)).toBe('bounce')
})
