import { describe, expect, it } from 'vitest'
import { dueMailPages } from '#functions/data/mail-outbox.ts'
import { takeNamed } from '#functions/data/rate-limits.ts'
import { createdFromWrite, readReputation } from '#functions/data/reputation.ts'
import { transact } from '#functions/data/transact.ts'
import { getUserById } from '#functions/data/users.ts'
import { renderEmail } from '#functions/mail/render-email.ts'
import { api, apiOk, anyIp } from '#functions/testing/api.ts'
import { submitCar } from '#functions/testing/cars.ts'
import { toSignUp } from '#functions/testing/codes.ts'
import {
  aCarAndABuyer,
  ask,
  asked,
  form,
  notificationsOf,
  received,
  times,
} from '#functions/testing/leads.ts'
import {
  establish,
  password,
  registerSeller,
  registrationForm,
  registerVerifiedDealer,
  type Person,
} from '#functions/testing/people.ts'
import { crowdedFrom, accountLimits, leadsTold, networkLimits } from '#shared/rules/reputation.ts'

const askFrom = (ip: string, { token }: Person, listingId: string) =>
  api('POST', '/api/leads', { token, ip, body: form(listingId) })

/** Emails that wait until a day from now, about a seller's leads. */
const waitingMail = async (to: string) => {
  const waiting = []
  for await (const page of dueMailPages(new Date(Date.now() + 90_000_000))) waiting.push(...page)
  return waiting.flatMap(({ mail }) => (mail.to === to && mail.unsubscribe?.topic === 'leads' ? [mail] : []))
}

describe('throwaway accounts that ask about a rival’s car', () => {
  it('are refused beyond a few from one network, with what to do, and established people are not', async () => {
    const { car } = await aCarAndABuyer()
    const ip = anyIp()
    for (const _ of times(networkLimits.leadsAboutOne, () => 0))
      expect((await askFrom(ip, await registerSeller(), car.id)).status).toBe(201)
    const real = await registerSeller()
    const refused = await askFrom(ip, real, car.id)
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_LEADS_HERE'])
    expect(refused.body.message).toContain('Confirm your phone number')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await askFrom(ip, await establish(real), car.id)).status).toBe(201)
    expect((await askFrom(ip, await registerVerifiedDealer(), car.id)).status).toBe(201)
  })

  it('may ask about fewer cars once their network is crowded', async () => {
    const dealer = await registerVerifiedDealer()
    const cars = await Promise.all(times(accountLimits.leads.crowded + 1, () => submitCar(dealer)))
    const ip = anyIp()
    const now = new Date()
    for (const _ of times(crowdedFrom, () => 0)) await transact([createdFromWrite(ip, now)])
    const buyer = await registerSeller()
    for (const { id } of cars.slice(1)) expect((await askFrom(ip, buyer, id)).status).toBe(201)
    const refused = await askFrom(ip, buyer, cars[0]!.id)
    expect(refused.body.code).toBe('TOO_MANY_LEADS')
    // Elsewhere the same account is new, and nothing more.
    if (new Date().getUTCDate() === now.getUTCDate())
      expect((await askFrom(anyIp(), buyer, cars[0]!.id)).status).toBe(201)
  })

  it('crowd their network by each account that is created there, in whatever way, and not by those that are refused', async () => {
    const [ip, at] = [anyIp(), new Date()]
    const user = (await getUserById((await registerSeller()).user.id))!
    const reputation = () => readReputation(user, ip, at)
    for (const _ of times(crowdedFrom - 2, () => 0)) await transact([createdFromWrite(ip, at)])
    const body = registrationForm()
    const answers = []
    for (const _ of times(3, () => 0)) answers.push(await api('POST', '/api/register', { ip, body }))
    expect(answers.map(({ status }) => status)).toEqual([201, 409, 409])
    expect(await reputation()).toBe('new')
    expect((await api('POST', '/api/sign-up', { ip, body: await toSignUp() })).status).toBe(200)
    if (new Date().getUTCDate() === at.getUTCDate()) expect(await reputation()).toBe('crowded')
  })

  it('cannot shut the form: beyond the day’s limit a lead is stored, and one email counts such leads', async () => {
    const { dealer, car } = await aCarAndABuyer()
    const take = () => takeNamed('leadsOfListing', car.id, new Date())
    for (let taken = 0; taken < leadsTold.new; taken += 10) await Promise.all(times(10, take))
    for (const _ of times(3, () => 0)) await asked(await registerSeller(), car.id)
    expect(await received(dealer)).toHaveLength(3)
    expect(await notificationsOf(dealer)).toEqual([])
    const [mail, ...more] = await waitingMail(dealer.user.email)
    expect(more).toEqual([])
    expect(mail?.content).toMatchObject({
      kind: 'LEAD_RECEIVED',
      about: { listing: { id: car.id }, count: 3 },
    })
    expect(Date.parse(mail!.queuedAt)).toBeGreaterThan(Date.now())
    expect(renderEmail(mail!, 'https://sayara.example').subject).toMatch(/^3 more messages about your Nissan/)
    // New accounts leave half of the places to established people, of whom the seller is told as ever.
    await asked(await establish(await registerSeller()), car.id)
    expect(await notificationsOf(dealer)).toHaveLength(1)
  })

  it('cannot ask a second time by deleting and registering again, with another spelling of the address', async () => {
    const { car } = await aCarAndABuyer()
    const first = await registerSeller()
    await asked(first, car.id)
    await apiOk('DELETE', '/api/user', { token: first.token, body: { password } })
    for (const email of [first.user.email, first.user.email.replace('@', '+again@')]) {
      const again = await registerSeller({ email })
      expect((await ask(again, car.id)).body.code).toBe('ALREADY_CONTACTED')
    }
    expect((await ask(await registerSeller(), car.id)).status).toBe(201)
  })
})
