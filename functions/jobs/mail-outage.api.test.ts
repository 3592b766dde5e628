import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newId } from '#functions/adapters/ids.ts'
import { sendContactMessage } from '#functions/contact/send-contact-message.ts'
import { insertContactMessage } from '#functions/data/contact-messages.ts'
import { claimMail, type ClaimedMail, dueMailPages } from '#functions/data/mail-outbox.ts'
import { deliverMail } from './deliver-mail.ts'
import { sendClaimedMail, sendMailParts } from './send-mail.ts'
import { useOwnTable } from '#functions/testing/own-table.ts'
import { localNames } from '#scripts/local/names.ts'
import { freePort } from '#scripts/local/free-port.ts'
import { startMail } from '#scripts/local/mail/server.ts'

// A mail service of this test's own, which can be down while the others' is not.
const port = await freePort()
const url = `http://127.0.0.1:${port}`
await useOwnTable({ AWS_ENDPOINT_URL_SESV2: url })
const noon = Date.parse('2026-11-20T12:00:00.000Z')

const startService = async (dataDir: string) => {
  const service = await startMail({
    port,
    dataDir,
    sender: { address: localNames.MAIL_FROM, configurationSet: localNames.MAIL_CONFIGURATION_SET },
  })
  onTestFinished(service.close)
}

/** One run of both jobs. @returns how many emails were handed over, and how many of them could not even be tried */
const runAfter = async (seconds: number): Promise<[handedOver: number, untried: number]> => {
  const now = () => new Date(noon + seconds * 1000)
  const bodies: ClaimedMail[] = []
  const sendMessages = async (_: string, more: readonly unknown[]) =>
    void bodies.push(...(more as ClaimedMail[]))
  const handedOver = await deliverMail({ dueMailPages, claimMail, sendMessages, now })
  const messages = bodies.map((body) => ({ id: body.id, body, receives: 1 }))
  const untried = await sendClaimedMail(messages, {
    ...sendMailParts,
    readMailStop: async () => null,
    isCalledOff: async () => false,
    keepPace: async () => {},
    now,
  })
  return [handedOver, untried.length]
}

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
  // Down for an hour: each run tries it when its pause is over, and no run fails.
  for (const seconds of [1, 32, 93, 214, 455, 936, 1897]) expect(await runAfter(seconds)).toEqual([1, 0])
  expect(await runAfter(3600)).toEqual([0, 0])

  await startService(dataDir)
  expect(await runAfter(3818)).toEqual([1, 0])
  expect(await runAfter(86_400)).toEqual([0, 0])
  const received = await (await fetch(`${url}/local/mailbox.json`)).json()
  expect(received).toMatchObject([{ subject: 'Contact form: A question', replyTo: 'noor@example.com' }])
})
