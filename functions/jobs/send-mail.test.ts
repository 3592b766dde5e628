import { expect, test, vi } from 'vitest'
import type { DueMail } from '#functions/data/mail-outbox.ts'
import { queuedMail } from '#functions/mail/email.ts'
import ar from '#web/i18n/ar/profile.ts'
import en from '#web/i18n/en/profile.ts'
import { retryAfterMs, sendClaimedMail } from './send-mail.ts'

test('the wait doubles from half a minute to an hour, and never beyond', () => {
  expect([1, 2, 3, 7].map(retryAfterMs)).toEqual([30_000, 60_000, 120_000, 1_920_000])
  for (const failures of [8, 20, 5000]) expect(retryAfterMs(failures)).toBe(3_600_000)
})

/** What the job uses when nothing stands in an email's way, and none may be sent; it notes what it forgets. */
const partsOf = (content: { kind: string }, channel: 'email' | 'sms' = 'email') => {
  const mail = { id: 'mail_1', channel, to: 'a@example.com', content, queuedAt: '', failures: 0 }
  const deleted: string[] = []
  const parts: NonNullable<Parameters<typeof sendClaimedMail>[1]> = {
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
  }
  return { parts, deleted }
}

const claimed = [{ id: '1', body: { id: 'mail_1', place: '' }, receives: 1 }]

test.each<[string, object, ('email' | 'sms')?]>([
  ['STOPPED', { readMailStop: async () => ({ reason: 'bounce', since: '' }) }],
  ['UNWANTED', { isCalledOff: async () => true }],
  ['UNWANTED', { isCalledOff: async () => true }, 'sms'],
  ['DAILY_LIMIT', { takeNamed: async () => 60 }],
])('the log says why an email or a text was not sent: %s', async (refusal, cause, channel) => {
  const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const { parts, deleted } = partsOf({ kind: 'PASSWORD_CHANGED' }, channel)
  await sendClaimedMail(claimed, { ...parts, ...cause })
  expect(deleted).toEqual(['mail_1'])
  expect(log.mock.calls.join('')).toContain(`"refusal":"${refusal}"`)
})

test('a stopped address gets links to a new password and codes, as its reader is told, the team its messages, and companies withdrawals', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const kinds = [...(queuedMail.shape.content._zod.propValues['kind'] ?? [])].map(String)
  const sent: string[] = []
  for (const kind of kinds) {
    let isStopped = false
    const { parts } = partsOf({ kind, ...(kind === 'QUOTE_REQUEST' && { quote: {} }) })
    await sendClaimedMail(claimed, {
      ...parts,
      readMailStop: async () => {
        isStopped = true
        return { reason: 'complaint', since: '' }
      },
      // It goes no further: there is nothing in it to write.
      isCalledOff: async () => true,
    })
    if (!isStopped) sent.push(kind)
  }
  expect(kinds).toContain('PASSWORD_CHANGED')
  expect(sent.toSorted()).toEqual([
    'CONTACT_MESSAGE',
    'EMAIL_CONFIRMATION',
    'PASSWORD_RESET',
    'QUOTE_WITHDRAWN',
    'SIGN_IN_CODE',
  ])
  expect(en['stop.complaint']).toContain('links to a new password and codes')
  expect(ar['stop.complaint']).toContain('روابط كلمة المرور الجديدة والرموز')
})
