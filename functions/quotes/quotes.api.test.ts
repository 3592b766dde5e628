import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { resumeMail, stopMail } from '#functions/data/mail-stops.ts'
import { getQuote, replaceQuote } from '#functions/data/quotes.ts'
import { readTaken, takeNamed } from '#functions/data/rate-limits.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { auditAbout } from '#functions/testing/audit.ts'
import { submitCar } from '#functions/testing/cars.ts'
import { allMailTo, mailTo } from '#functions/testing/mailbox.ts'
import {
  password,
  registerAdmin,
  registerSeller,
  registerVerifiedDealer,
  type Person,
} from '#functions/testing/people.ts'
import { quoteForm } from '#functions/testing/quotes.ts'
import { finishRemoving, tracesOf } from '#functions/testing/removal.ts'
import { rateLimits } from '#shared/constants/limits.ts'
import { accountLimits, quotesMailed } from '#shared/rules/reputation.ts'
import type { AdminQuote, QuoteView } from '#shared/schemas/quote.ts'

Object.assign(process.env, inject('functionEnv'))

const company = {
  nameAr: 'تأمين الاختبار',
  rating: 4.5,
  description: 'Insures and lends.',
  descriptionAr: 'تؤمن وتقرض.',
  phoneNumber: null,
  website: null,
}
const offers = {
  insurance: { coverage: 'All risks', coverageAr: 'شامل' },
  financing: { interestRateFrom: 3, interestRateTo: 5, maxLoanAmount: 500_000, maxLoanTerm: 60 },
}
type Kind = keyof typeof offers

let admin: Person
beforeAll(async () => {
  admin = await registerAdmin()
})

const addCompany = async (kind: Kind, email: string | null): Promise<string> => {
  const body = { ...company, ...offers[kind], name: `Quotes ${randomUUID().slice(0, 8)}`, email }
  return (await apiOk('POST', `/api/${kind}/providers`, { token: admin.token, body })).body.id
}
const inbox = () => `quotes-${randomUUID()}@example.com`

const ask = ({ token }: Person, kind: Kind, providerIds: string[], more: object = {}) => {
  const call = { token, body: { ...quoteForm[kind], providerIds, ...more } }
  return kind === 'insurance'
    ? api('POST', '/api/insurance/quotes', call)
    : api('POST', '/api/financing/quotes', call)
}

const own = async ({ token }: Person): Promise<QuoteView[]> =>
  (await apiOk('GET', '/api/user/quotes', { token })).body

const listed = async (query: string): Promise<{ quotes: AdminQuote[]; counts: object }> =>
  (await apiOk('GET', `/api/admin/quotes?${query}`, { token: admin.token })).body

describe('a request for a quote', () => {
  it('is mailed to the company, which answers its sender, and is seen by both sides', async () => {
    const [address, person] = [inbox(), await registerSeller()]
    const id = await addCompany('insurance', address)
    const name = 'Win.example/now Maryam'
    const { status, body } = await ask(person, 'insurance', [id], { name })
    expect([status, body[0]]).toMatchObject([
      201,
      { status: 'SENT', handledBy: 'PROVIDER', phone: '+97455123456' },
    ])

    const mail = await mailTo(address, () => true)
    expect(mail).toMatchObject({ channel: 'email', replyTo: 'maryam@example.com', headers: {} })
    expect(mail.subject).toContain('Toyota Camry')
    expect(mail.subject).not.toContain('Maryam')
    expect(mail.text).toContain('comprehensive')
    expect(mail.text).toContain('+97455123456')
    expect(mail.text).toContain('Time of the request')
    // No mail program makes a link of what was typed.
    expect(mail.text).not.toContain('Win.example/now')

    expect(await own(person)).toMatchObject([{ id: body[0].id, status: 'SENT' }])
    const { quotes, counts } = await listed(`status=SENT&provider=${id}`)
    expect(quotes).toMatchObject([{ id: body[0].id, userId: person.user.id }])
    expect(counts).toEqual({ NEW: 0, SENT: 1, ANSWERED: 0, CLOSED: 0 })
  })

  it('is written in the language in which the answer is wanted', async () => {
    const [address, person] = [inbox(), await registerSeller()]
    const id = await addCompany('financing', address)
    await ask(person, 'financing', [id], { language: 'ar', email: '' })
    const mail = await mailTo(address, () => true)
    expect(mail.subject).toContain('طلب عرض سعر تمويل')
    expect(mail.text).toContain('الدفعة الأولى')
    expect(mail.replyTo).toBe('')
  })

  it('is about the car on offer, whatever else it says', async () => {
    const car = await submitCar(await registerVerifiedDealer())
    const id = await addCompany('financing', inbox())
    const { body } = await ask(await registerSeller(), 'financing', [id], {
      slug: car.slug,
      make: 'Kia',
      model: 'Rio',
    })
    expect(body[0].car).toMatchObject({ slug: car.slug, make: car.make, model: car.model, year: car.year })
    const gone = await ask(await registerSeller(), 'financing', [id], { slug: 'not-there' })
    expect(gone.body.code).toBe('LISTING_NOT_FOUND')
  })

  it('to three companies is three, and those that were asked within a day are left out', async () => {
    const person = await registerSeller()
    const [first, second, third] = await Promise.all([1, 2, 3].map(() => addCompany('insurance', inbox())))
    await ask(person, 'insurance', [first!])
    const { body } = await ask(person, 'insurance', [first!, second!, third!])
    expect(body.map(({ provider }: QuoteView) => provider.id)).toEqual([second, third])
    expect((await ask(person, 'insurance', [second!])).body.code).toBe('ALREADY_ASKED')
    const both = await Promise.all([1, 2].map(() => ask(person, 'insurance', [third!], { year: 2020 })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
    // From two tabs at once: who was asked from one is left out of the other.
    const tabs = await Promise.all(
      [
        [first, second],
        [second, third],
      ].map((ids) => ask(person, 'insurance', ids as string[], { year: 2019 })),
    )
    expect(tabs.map(({ status }) => status)).toEqual([201, 201])
    const asked = tabs.flatMap(({ body: quotes }) => quotes.map(({ provider }: QuoteView) => provider.id))
    expect(asked.toSorted()).toEqual([first, second, third].toSorted())
  })

  it.each([
    ['no consent', { consent: false }, 'consent'],
    ['a make that we do not know', { make: 'win money at evil.com' }, 'make'],
    ['neither phone nor email', { phone: '', email: '' }, 'email'],
    [
      'four companies',
      { providerIds: [1, 2, 3, 4].map((n) => `prv_${String(n).repeat(26)}`) },
      'providerIds',
    ],
  ])('with %s is refused', async (_, more, path) => {
    const id = await addCompany('insurance', null)
    const { body } = await ask(await registerSeller(), 'insurance', [id], more)
    expect([body.code, body.issues[0].path]).toEqual(['BAD_REQUEST', path])
  })

  it('for a loan of nothing is refused, and so is one to a company that is not there', async () => {
    const person = await registerSeller()
    const id = await addCompany('financing', null)
    const whole = await ask(person, 'financing', [id], { downPaymentQAR: 85_000 })
    expect(whole.body.issues[0].path).toBe('downPaymentQAR')
    expect((await ask(person, 'insurance', [id])).body.code).toBe('NOT_FOUND')
  })

  it('goes to the others where a company was deleted since it was chosen', async () => {
    const person = await registerSeller()
    const [gone, other] = await Promise.all([1, 2].map(() => addCompany('insurance', null)))
    await apiOk('DELETE', `/api/insurance/providers/${gone}`, { token: admin.token })
    const { status, body } = await ask(person, 'insurance', [gone!, other!])
    expect(status).toBe(201)
    expect(body.map(({ provider }: QuoteView) => provider.id)).toEqual([other])
    expect((await ask(person, 'insurance', [gone!])).body.code).toBe('NOT_FOUND')
  })

  it('stays with our team where the company has no address, or one that takes no mail', async () => {
    const person = await registerSeller()
    const address = inbox()
    const [none, stopped] = [await addCompany('insurance', null), await addCompany('insurance', address)]
    await stopMail(address, 'bounce', new Date())
    const { body } = await ask(person, 'insurance', [none, stopped])
    expect(body).toMatchObject([
      { handledBy: 'TEAM', status: 'NEW' },
      { handledBy: 'TEAM', status: 'NEW' },
    ])
    expect(await allMailTo(address)).toEqual([])
  })

  it('that is refused takes no place of the company’s daily mails', async () => {
    const person = await registerSeller()
    const id = await addCompany('insurance', inbox())
    const taken = () => readTaken('quotesOfProvider', id, rateLimits.quotesOfProvider.seconds, new Date())
    const both = await Promise.all([1, 2].map(() => ask(person, 'insurance', [id])))
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(await taken()).toBe(1)
    const others = Array.from({ length: accountLimits.quotes.new }, (_, n) => 2005 + n)
    for (const year of others) await ask(person, 'insurance', [id], { year })
    expect((await ask(person, 'insurance', [id], { year: 2020 })).body.code).toBe('TOO_MANY_QUOTES')
    expect(await taken()).toBe(accountLimits.quotes.new)
  })

  it('goes to our team once the company has had its mails of the day', async () => {
    const address = inbox()
    const id = await addCompany('insurance', address)
    const now = new Date()
    for (let mailed = 0; mailed < quotesMailed.new - 1; mailed++) await takeNamed('quotesOfProvider', id, now)
    const people = await Promise.all([1, 2].map(() => registerSeller()))
    const answers = await Promise.all(people.map((person) => ask(person, 'insurance', [id])))
    expect(answers.map(({ body }) => body[0].handledBy).toSorted()).toEqual(['PROVIDER', 'TEAM'])
  })

  it('to a made-up company is mailed to nobody', async () => {
    const address = `care-${randomUUID()}@made-up.example`
    const id = await addCompany('insurance', address)
    const { body } = await ask(await registerSeller(), 'insurance', [id])
    expect(body).toMatchObject([{ handledBy: 'NOBODY', status: 'NEW' }])
    expect(await allMailTo(address)).toEqual([])
  })

  it('is refused beyond what a new account may ask for in a day', async () => {
    const person = await registerSeller()
    const id = await addCompany('insurance', null)
    const years = Array.from({ length: accountLimits.quotes.new + 1 }, (_, n) => 2010 + n)
    const codes: string[] = []
    for (const year of years) codes.push((await ask(person, 'insurance', [id], { year })).body.code)
    expect(codes.at(-1)).toBe('TOO_MANY_QUOTES')
    expect(codes.filter(Boolean)).toHaveLength(1)
  })
})

describe('what became of a request', () => {
  const sent = async () => {
    const [address, person] = [inbox(), await registerSeller()]
    const id = await addCompany('insurance', address)
    const { body } = await ask(person, 'insurance', [id])
    return { address, person, provider: id, quote: body[0] as QuoteView }
  }

  it('is withdrawn by its sender, which erases it and tells the company', async () => {
    const { address, person, quote } = await sent()
    const move = ({ token }: Person, status: string) =>
      api('PUT', `/api/user/quotes/${quote.id}/status`, { token, body: { status } })
    const { body } = await move(person, 'CLOSED')
    expect(body).toMatchObject({
      status: 'CLOSED',
      isWithdrawn: true,
      name: '',
      phone: '',
      email: null,
      insurance: null,
    })
    const mail = await mailTo(address, ({ subject }) => subject.includes('withdrawn'))
    expect(mail.text).toContain('their request for insurance of')
    for (const status of ['ANSWERED', 'CLOSED'])
      expect((await move(person, status)).body.code).toBe('ILLEGAL_STATUS_MOVE')
    const stranger = await registerSeller()
    expect((await move(stranger, 'CLOSED')).status).toBe(404)
  })

  it('is withdrawn to be corrected, so that the company can be asked once more, and once at once', async () => {
    const { person, provider, quote } = await sent()
    expect((await ask(person, 'insurance', [provider])).body.code).toBe('ALREADY_ASKED')
    await apiOk('PUT', `/api/user/quotes/${quote.id}/status`, {
      token: person.token,
      body: { status: 'CLOSED' },
    })
    const again = await Promise.all([1, 2].map(() => ask(person, 'insurance', [provider])))
    expect(again.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect((await ask(person, 'insurance', [provider])).body.code).toBe('ALREADY_ASKED')
  })

  it('leaves, withdrawn after a day, the guards of a request that was made since', async () => {
    const { person, provider, quote } = await sent()
    const dayAgo = new Date(Date.now() - 86_400_000).toISOString()
    const stored = (await getQuote(person.user.id, quote.id))!
    await replaceQuote({ ...stored, createdAt: dayAgo }, stored, [])
    await apiOk('PUT', `/api/user/quotes/${quote.id}/status`, {
      token: person.token,
      body: { status: 'CLOSED' },
    })
    expect((await ask(person, 'insurance', [provider])).body.code).toBe('ALREADY_ASKED')
  })

  it('is withdrawn by its sender also after an admin has closed it', async () => {
    const { person, quote } = await sent()
    const body = { status: 'CLOSED' }
    await apiOk('PUT', `/api/admin/users/${person.user.id}/quotes/${quote.id}/status`, {
      token: admin.token,
      body,
    })
    expect(await own(person)).toMatchObject([{ status: 'CLOSED', name: quoteForm.insurance.name }])
    await apiOk('PUT', `/api/user/quotes/${quote.id}/status`, { token: person.token, body })
    expect(await own(person)).toMatchObject([{ status: 'CLOSED', isWithdrawn: true, name: '', phone: '' }])
  })

  it('is withdrawn where our team has passed it on, and tells the company if it has an address', async () => {
    const person = await registerSeller()
    const address = inbox()
    const ids = [await addCompany('insurance', address), await addCompany('insurance', null)]
    for (let mailed = 0; mailed < quotesMailed.new; mailed++)
      await takeNamed('quotesOfProvider', ids[0]!, new Date())
    const { body: quotes } = await ask(person, 'insurance', ids)
    for (const { id, handledBy } of quotes as QuoteView[]) {
      expect(handledBy).toBe('TEAM')
      await apiOk('PUT', `/api/admin/users/${person.user.id}/quotes/${id}/status`, {
        token: admin.token,
        body: { status: 'SENT' },
      })
      await apiOk('PUT', `/api/user/quotes/${id}/status`, {
        token: person.token,
        body: { status: 'CLOSED' },
      })
    }
    const mail = await mailTo(address)
    expect(mail.subject).toContain('withdrawn')
    expect(mail.text).toContain(quoteForm.insurance.name)
  })

  it('that our team has not passed on yet is withdrawn without a word to the company', async () => {
    const person = await registerSeller()
    const address = inbox()
    const id = await addCompany('insurance', address)
    await stopMail(address, 'bounce', new Date())
    const { body: quotes } = await ask(person, 'insurance', [id])
    await resumeMail(address)
    await apiOk('PUT', `/api/user/quotes/${quotes[0].id}/status`, {
      token: person.token,
      body: { status: 'CLOSED' },
    })
    // What is mailed to the same address after it has come.
    const next = await ask(await registerSeller(), 'insurance', [id])
    expect(next.body[0].handledBy).toBe('PROVIDER')
    await mailTo(address)
    expect(await allMailTo(address)).toHaveLength(1)
  })

  it('is withdrawn with the account of its sender, which a company hears that has it', async () => {
    const person = await registerSeller()
    const [mailed, waiting] = [inbox(), inbox()]
    const ids = await Promise.all([mailed, waiting, inbox()].map((email) => addCompany('insurance', email)))
    await stopMail(waiting, 'bounce', new Date())
    const { body: quotes } = await ask(person, 'insurance', ids)
    expect(quotes.map(({ handledBy }: QuoteView) => handledBy)).toEqual(['PROVIDER', 'TEAM', 'PROVIDER'])
    await resumeMail(waiting)
    await mailTo(mailed)
    // One that is not there any more does not keep the account.
    await apiOk('DELETE', `/api/insurance/providers/${ids[2]}`, { token: admin.token })
    const { token, user } = person
    await apiOk('DELETE', '/api/user', { token, body: { password } })
    await finishRemoving(user.id)
    expect(await tracesOf(user.id)).toEqual(['AUDIT'])
    const mail = await mailTo(mailed, ({ subject }) => subject.includes('withdrawn'))
    expect(mail.text).toContain(quoteForm.insurance.name)
    expect(await allMailTo(mailed)).toHaveLength(2)
    expect(await allMailTo(waiting)).toEqual([])
  })

  it('is said by admins, with a record, and once', async () => {
    const { person, provider, quote } = await sent()
    const move = (status: string) =>
      api('PUT', `/api/admin/users/${person.user.id}/quotes/${quote.id}/status`, {
        token: admin.token,
        body: { status },
      })
    const answers = await Promise.all([move('ANSWERED'), move('ANSWERED')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await own(person))[0]?.status).toBe('ANSWERED')
    expect(await auditAbout(quote.id)).toMatchObject([
      { action: 'quote.status', detail: { from: 'SENT', to: 'ANSWERED', provider } },
    ])
    expect((await api('GET', '/api/admin/quotes', { token: person.token })).body.code).toBe('FORBIDDEN')
  })

  it('is in the export of its sender', async () => {
    const { person, quote } = await sent()
    const { body } = await apiOk('GET', '/api/user/export', { token: person.token })
    expect(body.quotes).toMatchObject([{ id: quote.id, name: quoteForm.insurance.name }])
  })
})
