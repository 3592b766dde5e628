import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '#functions/adapters/ids.ts'
import { MessageRefused } from '#functions/core/app-error.ts'
import { claimMail, type ClaimedMail, dueMailPages, mailWrite } from '#functions/data/mail-outbox.ts'
import { stopMail } from '#functions/data/mail-stops.ts'
import { insertProvider } from '#functions/data/providers.ts'
import { countQuotes, getQuote, type QuoteRecord, quoteWrite, replaceQuote } from '#functions/data/quotes.ts'
import { keys } from '#functions/data/keys.ts'
import { updateWrite } from '#functions/data/table.ts'
import { transact } from '#functions/data/transact.ts'
import { createUser } from '#functions/data/user-accounts.ts'
import { createQuotesOf } from '#functions/quotes/create-quotes.ts'
import { updateUserQuote } from '#functions/quotes/update-user-quote.ts'
import { aUser } from '#functions/testing/builders.ts'
import { useOwnTable } from '#functions/testing/own-table.ts'
import { aQuote, quoteForm } from '#functions/testing/quotes.ts'
import { deliverMail } from './deliver-mail.ts'
import { heedMailFeedback, mailFeedback } from './heed-mail-feedback.ts'
import { sendClaimedMail, sendMailParts } from './send-mail.ts'

await useOwnTable()

beforeEach(() => void vi.spyOn(process.stdout, 'write').mockReturnValue(true))
afterEach(() => vi.restoreAllMocks())

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

/** A new company that has an address. */
const aCompany = async () => {
  const [id, email] = [newId('provider'), `quotes-${randomUUID()}@company.test`]
  const said = { description: '', descriptionAr: '', coverage: '', coverageAr: '' }
  const rest = { name: 'Cover', logoUrl: null, rating: 4, phoneNumber: null, website: null, version: 1 }
  await insertProvider('insurance', { id, email, ...said, ...rest }, [])
  return { id, email }
}

/** A new person's request to a company, whose email waits to be sent. */
const ask = async (providerId: string): Promise<QuoteRecord> => {
  const id = newId('user')
  const actor = aUser({ id, username: id.toLowerCase(), email: `${id.toLowerCase()}@example.com` })
  await createUser(actor)
  const body = { ...quoteForm.insurance, providerIds: [providerId] }
  const input = { actor, body, request: { ip: '10.0.0.1' } }
  const [quote] = await createQuotesOf('insurance')(
    input as unknown as Parameters<ReturnType<typeof createQuotesOf<'insurance'>>>[0],
  )
  expect(quote).toMatchObject({ status: 'SENT', handledBy: 'PROVIDER' })
  return quote as QuoteRecord
}

/** Hands all emails that are due to a service that answers like this. @returns how many it was handed */
const send = async (answer: () => Promise<void>, afterMs = 1000): Promise<number> => {
  const now = () => new Date(Date.now() + afterMs)
  const claims: ClaimedMail[] = []
  const sendMessages = async (_: string, more: readonly unknown[]) =>
    void claims.push(...(more as ClaimedMail[]))
  await deliverMail({ dueMailPages, claimMail, sendMessages, now })
  let handed = 0
  const untried = await sendClaimedMail(
    claims.map((body) => ({ id: body.id, body, receives: 1 })),
    {
      ...sendMailParts,
      keepPace: async () => {},
      sendMail: async () => {
        handed++
        await answer()
      },
      sendTextMessage: async () => expect.unreachable(),
      now,
    },
  )
  expect(untried).toEqual([])
  return handed
}

const refuse = () => Promise.reject(new MessageRefused('MessageRejected'))
const bounce = (to: string, bounceType = 'Permanent') => {
  const body = { kind: 'bounce', bounceType, recipients: [{ emailAddress: to }] }
  return heedMailFeedback([{ id: 'one', body: mailFeedback.parse(body), receives: 1 }])
}
const now = ({ userId, id }: QuoteRecord) => getQuote(userId, id)
const withdraw = ({ userId, id }: QuoteRecord) => {
  const actor = { id: userId, email: 'a-buyer@example.com' }
  const input = { actor, params: { id }, body: { status: 'CLOSED' } }
  return updateUserQuote(input as Parameters<typeof updateUserQuote>[0])
}
const ours = { status: 'NEW', handledBy: 'TEAM' }

test('a request whose email is given up is our team’s, in its lists, too', async () => {
  const { id } = await aCompany()
  const quote = await ask(id)
  expect(await send(refuse)).toBe(1)
  expect(await now(quote)).toMatchObject({ ...ours, version: 2 })
  expect(await countQuotes(id)).toMatchObject({ NEW: 1, SENT: 0 })
})

test('so is one whose company’s address was stopped while its email waited, but none that was moved on', async () => {
  const { id, email } = await aCompany()
  const [waiting, seen] = [await ask(id), await ask(id)]
  await replaceQuote({ ...seen, status: 'ANSWERED' }, seen, [])
  await stopMail(email, 'complaint', new Date())
  expect(await send(refuse)).toBe(0)
  expect(await now(waiting)).toMatchObject(ours)
  expect(await now(seen)).toMatchObject({ status: 'ANSWERED', handledBy: 'PROVIDER' })
})

test('one whose email leaves, or waits for another try, stays with the company', async () => {
  const { id } = await aCompany()
  const quote = await ask(id)
  expect(await send(() => Promise.reject(new Error('down')))).toBe(1)
  expect(await now(quote)).toEqual(quote)
  expect(await send(async () => {}, 120_000)).toBe(1)
  expect(await now(quote)).toEqual(quote)
})

test('one that is withdrawn while its email waits for another try is not sent any more, only the withdrawal', async () => {
  const { id } = await aCompany()
  const quote = await ask(id)
  expect(await send(() => Promise.reject(new Error('down')))).toBe(1)
  await withdraw(quote)
  expect(await send(async () => {}, 120_000)).toBe(1)
  expect(await now(quote)).toMatchObject({ status: 'CLOSED', isWithdrawn: true })
})

test('one whose asker deletes the account while its email waits becomes nobody’s', async () => {
  const { id } = await aCompany()
  const quote = await ask(id)
  expect(await send(() => Promise.reject(new Error('down')))).toBe(1)
  await transact([updateWrite(keys.user(quote.userId), { set: { status: 'DELETED' } })])
  expect(await send(async () => {}, 120_000)).toBe(0)
  expect(await now(quote)).toEqual(quote)
})

test('an email that an older version has queued, which does not say of which request it is, is given up all the same', async () => {
  const quote = { ...aQuote(), id: undefined, userId: undefined }
  const mail = { id: newId('mail'), channel: 'email', to: 'a@company.test', language: 'en' } as const
  const content = { kind: 'QUOTE_REQUEST', quote } as const
  const queued = { unsubscribe: null, queuedAt: daysAgo(0), failures: 0 }
  await transact([mailWrite({ ...mail, ...queued, content })])
  expect(await send(refuse)).toBe(1)
  expect(await send(refuse)).toBe(0)
})

test('the requests of the last days to an address that bounces are our team’s, once', async () => {
  const [{ id, email }, other] = [await aCompany(), await aCompany()]
  const [quote, others] = [await ask(id), await ask(other.id)]
  const old = aQuote({
    provider: quote.provider,
    handledBy: 'PROVIDER',
    status: 'SENT',
    createdAt: daysAgo(4),
  })
  await transact([quoteWrite(old)])
  await send(async () => {})
  expect(await bounce(`Quotes <${email.toUpperCase()}>`)).toEqual([])
  expect(await now(quote)).toMatchObject({ ...ours, version: 2 })
  expect(await now(old)).toMatchObject({ status: 'SENT', version: 1 })
  expect(await now(others)).toMatchObject({ status: 'SENT', version: 1 })
  // Our team has passed it on when the bounce is told once more.
  const given = (await now(quote))!
  await replaceQuote({ ...given, status: 'SENT' }, given, [])
  await bounce(email)
  expect(await now(quote)).toMatchObject({ status: 'SENT', handledBy: 'TEAM' })
})

test('so are those to an address that kept refusing, once mail to it is stopped, and none before', async () => {
  const { id, email } = await aCompany()
  const [first, second] = [await ask(id), await ask(id)]
  await send(async () => {})
  for (let times = 0; times < 2; times++) {
    expect(await bounce(email, 'Transient')).toEqual([])
    expect(await now(first)).toMatchObject({ status: 'SENT', version: 1 })
  }
  expect(await bounce(email, 'Transient')).toEqual([])
  for (const quote of [first, second]) expect(await now(quote)).toMatchObject({ ...ours, version: 2 })
})

test('a company is asked to delete what it was mailed, though our team was given it since, or the company called our mail spam', async () => {
  const [{ id, email }, other] = [await aCompany(), await aCompany()]
  const [given, delivered] = [await ask(id), await ask(other.id)]
  expect(await send(async () => {})).toBe(2)
  await bounce(email)
  await stopMail(other.email, 'complaint', new Date())
  expect(await now(given)).toMatchObject(ours)
  for (const quote of [given, delivered]) {
    await withdraw(quote)
    expect(await send(async () => {})).toBe(1)
  }
})

test('nobody is asked to delete what never left', async () => {
  const { id } = await aCompany()
  const quote = await ask(id)
  expect(await send(refuse)).toBe(1)
  expect(await now(quote)).toMatchObject(ours)
  await withdraw(quote)
  expect(await send(async () => {})).toBe(0)
})
