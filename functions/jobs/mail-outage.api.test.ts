import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newId } from '#functions/adapters/ids.ts'
import { sendMail } from '#functions/adapters/mail.ts'
import { sendTextMessage } from '#functions/adapters/text-message.ts'
import { sendContactMessage } from '#functions/contact/send-contact-message.ts'
import { insertContactMessage } from '#functions/data/contact-messages.ts'
import { claimMail, deleteMail, dueMailPages, putBackMail } from '#functions/data/mail-outbox.ts'
import { takeNamed } from '#functions/data/rate-limits.ts'
import { deliverMail } from './deliver-mail.ts'
import { useOwnTable } from '#functions/testing/own-table.ts'
import { freePort } from '#scripts/local/free-port.ts'
import { startMail } from '#scripts/local/mail/server.ts'

// A mail service of this test's own, which can be down while the others' is not.
const port = await freePort()
const url = `http://127.0.0.1:${port}`
await useOwnTable({ AWS_ENDPOINT_URL_SESV2: url })
const noon = Date.parse('2026-11-20T12:00:00.000Z')

const startService = async (dataDir: string) => {
  const service = await startMail({ port, dataDir, sender: process.env['MAIL_FROM'] ?? '' })
  onTestFinished(service.close)
}

const runAfter = (seconds: number) =>
  deliverMail({
    dueMailPages,
    claimMail,
    deleteMail,
    putBackMail,
    takeNamed,
    sendMail,
    sendTextMessage,
    now: () => new Date(noon + seconds * 1000),
  })

test('while mail is down an act succeeds, and its mail arrives once when it is up again', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sayara-outage-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const body = {
    name: 'Noor',
    email: 'noor@example.com',
    subject: 'A question',
    message: 'Is anybody there?',
  }
  const input = { body } as Parameters<typeof sendContactMessage>[0]
  await sendContactMessage(input, { insertContactMessage, newId, now: () => new Date(noon) })
  expect(await runAfter(1)).toBe(0)

  await startService(dataDir)
  expect(await runAfter(2)).toBe(0)
  expect(await runAfter(60)).toBe(1)
  expect(await runAfter(86_400)).toBe(0)
  const received = await (await fetch(`${url}/local/mailbox.json`)).json()
  expect(received).toMatchObject([{ subject: 'Contact form: A question', replyTo: 'noor@example.com' }])
})
