import { expect, test, vi } from 'vitest'
import type { DueMail } from '#functions/data/mail-outbox.ts'
import { retryAfterMs, sendClaimedMail } from './send-mail.ts'

test('the wait doubles from half a minute to an hour, and never beyond', () => {
  expect([1, 2, 3, 7].map(retryAfterMs)).toEqual([30_000, 60_000, 120_000, 1_920_000])
  for (const failures of [8, 20, 5000]) expect(retryAfterMs(failures)).toBe(3_600_000)
})

test.each<[string, object, ('email' | 'sms')?]>([
  ['STOPPED', { readMailStop: async () => ({ reason: 'bounce', since: '' }) }],
  ['UNWANTED', { isCalledOff: async () => true }],
  ['UNWANTED', { isCalledOff: async () => true }, 'sms'],
  ['DAILY_LIMIT', { takeNamed: async () => 60 }],
])('the log says why an email or a text was not sent: %s', async (refusal, cause, channel = 'email') => {
  const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const content = { kind: 'PASSWORD_CHANGED' } as const
  const mail = { id: 'mail_1', channel, to: 'a@example.com', content, queuedAt: '', failures: 0 }
  const deleted: string[] = []
  await sendClaimedMail([{ id: '1', body: { id: mail.id, place: '' }, receives: 1 }], {
    takeMail: async () => ({ mail }) as unknown as DueMail,
    deleteMail: async (id) => void deleted.push(id),
    putBackMail: async () => expect.unreachable(),
    giveQuoteToTeam: async () => expect.unreachable(),
    takeNamed: async () => undefined,
    readMailStop: async () => null,
    isCalledOff: async () => false,
    keepPace: async () => {},
    sendMail: async () => expect.unreachable(),
    sendTextMessage: async () => expect.unreachable(),
    now: () => new Date(0),
    ...cause,
  })
  expect(deleted).toEqual([mail.id])
  expect(log.mock.calls.join('')).toContain(`"refusal":"${refusal}"`)
})
