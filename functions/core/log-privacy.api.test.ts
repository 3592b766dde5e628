import { randomBytes } from 'node:crypto'
import { beforeAll, expect, inject, test } from 'vitest'
import { api, apiOk } from '#functions/testing/api.ts'
import { askUntil } from '#functions/testing/ask-until.ts'
import { decide, submitCar } from '#functions/testing/cars.ts'
import { logLines, logText, personalIn } from '#functions/testing/log-scan.ts'
import { registerAdmin, registerSeller, registrationForm, signIn } from '#functions/testing/people.ts'
import { pdf, sendFile, uploadDocument } from '#functions/testing/uploads.ts'
import { logFields } from '#shared/constants/log-fields.ts'
import { metrics } from '#shared/constants/metrics.ts'
import { limits } from '#shared/constants/limits.ts'

// Words of this test alone, so that whichever place they come out of, they are known.
const word = (what: string): string => `${what}${randomBytes(6).toString('hex')}`
const traceId = randomBytes(16).toString('hex')
const headers = { traceparent: `00-${traceId}-${traceId.slice(16)}-01` }

/** Personal data and secrets: none of them may be in a log. */
const typed = {
  firstName: word('Vorname'),
  lastName: word('Nachname'),
  username: word('u'),
  email: `${word('mail')}@example.com`,
  password: `Geheim1${word('')}`,
  message: word('Nachricht'),
  buyerName: word('Kaeufer'),
  buyerEmail: `${word('buyer')}@example.org`,
  search: word('suche'),
  description: word('Beschreibung'),
  subject: word('Betreff'),
}
const secrets: string[] = []

/** One person's way through the product, also where it refuses them or fails. */
const journey = async (): Promise<void> => {
  const admin = await registerAdmin()
  const form = { ...typed, phoneNumber: '5598 7612', confirmPassword: typed.password }
  const { firstName, lastName, username, email, password, phoneNumber, confirmPassword } = form
  const body = registrationForm({
    firstName,
    lastName,
    username,
    email,
    password,
    phoneNumber,
    confirmPassword,
  })
  await apiOk('POST', '/api/register', { body, headers })
  await api('POST', '/api/register', { body, headers })
  await api('POST', '/api/login', { body: { username, password: `${password}x` }, headers })
  const seller = await signIn(username, password)
  const listing = await submitCar(seller, { description: typed.description })
  await decide(admin, listing.id, { status: 'APPROVED' })
  await api('GET', `/api/listings?search=${typed.search}&${typed.email}=1`, { headers })

  const buyer = await registerSeller()
  const lead = {
    listingId: listing.id,
    buyerName: typed.buyerName,
    buyerPhone: '+974 5511 9988',
    buyerEmail: typed.buyerEmail,
    message: typed.message,
  }
  await apiOk('POST', '/api/leads', { token: buyer.token, body: lead, headers })
  await api('POST', '/api/leads', { token: `${buyer.token}x`, body: lead, headers })
  await api('POST', '/api/leads', { token: buyer.token, body: `{"message":"${typed.message}`, headers })
  const contact = {
    name: typed.buyerName,
    email: typed.buyerEmail,
    subject: typed.subject,
    message: typed.message,
  }
  await api('POST', '/api/contact', { body: contact, headers })
  await api('POST', '/api/password/forgot', { body: { account: typed.email }, headers })

  const ticket = await sendFile(seller.token, '/api/objects/upload', { ...pdf(), bytes: new Uint8Array(5) })
  const document = await uploadDocument(seller.token)
  for (let read = 0; read <= limits.documentReadsAnHour; read++)
    await apiOk('GET', document.url, { token: admin.token, headers })
  const signed = await apiOk('GET', document.url, { token: admin.token, headers })
  secrets.push(seller.token, buyer.token, admin.token, signed.body.url, ticket.uploadURL)
  secrets.push(new URL(signed.body.url).searchParams.get('X-Amz-Signature') ?? 'no signature')
  await api('DELETE', '/api/user', { token: seller.token, body: { password }, headers })
}

// Jobs write after the answers: that of the document that is none, and the one that sends mail.
const isComplete = (log: string): boolean => /"UploadsRefused":1/.test(log) && /"MailSent":\d/.test(log)

let text = ''
beforeAll(async () => {
  await journey()
  text = await askUntil(async () => logText(inject('logFiles')), isComplete)
})

const ownLines = () => logLines(text).filter((line) => line['traceId'] === traceId)

test('a request can be followed by the trace that the browser began', () => {
  const requests = ownLines().filter(({ message }) => message === 'request')
  const routes = requests.map(({ route }) => route)
  expect(routes).toEqual(expect.arrayContaining(['register', 'login', 'createLead', 'readDocument']))
  for (const line of requests) {
    expect(line).toMatchObject({
      requestId: expect.any(String),
      status: expect.any(Number),
      outcome: expect.stringMatching(/^(ok|refused)$/),
      durationMs: expect.any(Number),
      coldStart: expect.any(Boolean),
    })
  }
  expect(requests).toContainEqual(expect.objectContaining({ route: 'login', code: 'INVALID_CREDENTIALS' }))
})

test('what the business counts is counted', () => {
  const measured = ownLines().flatMap((line) => Object.keys(line).filter((name) => name in metrics))
  expect(new Set(measured)).toEqual(
    new Set(['Registrations', 'SignInsRefused', 'Leads', 'DocumentReads', 'DocumentReadsBeyondPace']),
  )
  // By the admin's decision, and the document by its job: neither carries the trace.
  expect(text).toContain('"ListingsPublished":1')
  expect(text).toContain('"UploadsRefused":1')
})

test('a line says nothing but what the vocabulary names', () => {
  const known = new Set([...Object.keys(logFields), ...Object.keys(metrics), '_aws'])
  const names = new Set(logLines(text).flatMap((line) => Object.keys(line)))
  expect([...names].filter((name) => !known.has(name))).toEqual([])
})

test.each(Object.entries(typed))('no %s is in any log', (_, value) => {
  expect(text.toLowerCase()).not.toContain(value.toLowerCase())
})

test('no token, no signed address, no address of any other kind and no phone number is in any log', () => {
  expect(secrets.length).toBe(6)
  for (const secret of secrets) expect(text).not.toContain(secret)
  expect(personalIn(text)).toEqual([])
})
