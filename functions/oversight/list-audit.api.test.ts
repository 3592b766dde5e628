import { describe, expect, it } from 'vitest'
import { sha256 } from '#functions/core/hash.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { submitCar } from '#functions/testing/cars.ts'
import { few, inFlight } from '#functions/testing/in-flight.ts'
import { times } from '#functions/testing/leads.ts'
import {
  registerAdmin,
  registerSeller,
  registerVerifiedDealer,
  type Person,
} from '#functions/testing/people.ts'
import { offerPlate } from '#functions/testing/plates.ts'
import { type AuditView, checkChain } from '#shared/schemas/audit.ts'
import { qatarDay } from '#shared/rules/qatar-day.ts'

const audit = ({ token }: Person, query = '') => api('GET', `/api/admin/audit?${query}`, { token })

/** Every record that an answer has, page by page. */
const everyRecord = async (admin: Person, query = ''): Promise<AuditView[]> => {
  const found: AuditView[] = []
  for (let cursor = ''; ;) {
    const { body } = await apiOk('GET', `/api/admin/audit?limit=100&${query}${cursor}`, {
      token: admin.token,
    })
    found.push(...body.entries)
    if (!body.nextCursor) return found
    cursor = `&cursor=${body.nextCursor}`
  }
}

const reportTimes = (count: number, listingId: string) =>
  inFlight(Array.from({ length: count }), few, () =>
    api('POST', `/api/listings/${listingId}/reports`, { body: { reason: 'SOLD' } }),
  )

const openReports = async ({ token }: Person, listingId: string): Promise<string[]> => {
  const ids: string[] = []
  for (let cursor = ''; ;) {
    const { body } = await apiOk('GET', `/api/admin/reports?limit=100${cursor}`, { token })
    for (const { id, listing } of body.reports) if (listing.id === listingId) ids.push(id)
    if (!body.nextCursor) return ids
    cursor = `&cursor=${body.nextCursor}`
  }
}

describe('the audit log of admins', () => {
  it('is one chain after fifty acts of five admins, eight at once, without those that failed', async () => {
    const dealer = await registerVerifiedDealer()
    const admins = await Promise.all(times(5, registerAdmin))
    // Of one car, strangers fill twenty rows a day.
    const cars = await Promise.all([submitCar(dealer), submitCar(dealer)])
    await reportTimes(13, cars[0].id)
    await reportTimes(12, cars[1].id)
    const carOf = new Map<string, (typeof cars)[0]>()
    for (const car of cars) for (const id of await openReports(admins[0]!, car.id)) carOf.set(id, car)
    const reports = [...carOf.keys()]
    expect(reports).toHaveLength(25)

    // Two admins close each report; one of them is too late.
    const acts = reports.flatMap((id, index) =>
      [0, 1].map((turn) => ({ id, admin: admins[(index + turn) % 5]! })),
    )
    const answers = await inFlight(acts, few, ({ id, admin }) =>
      api('PUT', `/api/admin/reports/${id}/status`, { token: admin.token, body: { status: 'RESOLVED' } }),
    )
    const counts = (status: number) => answers.filter((answer) => answer.status === status).length
    expect([counts(200), counts(409)]).toEqual([25, 25])

    const log = (await everyRecord(admins[0]!)).toReversed()
    expect(await checkChain(log, sha256)).toBeUndefined()
    expect(log[0]?.sequence).toBe(1)
    const closed = log.filter(({ subject }) => carOf.has(subject))
    expect(closed.map(({ subject }) => subject).toSorted()).toEqual(reports.toSorted())
    for (const { subject, about, actor, actorId } of closed) {
      const { id, title, titleAr } = carOf.get(subject)!
      expect(about).toMatchObject({ id, name: title, nameAr: titleAr })
      expect(actor).toEqual({ id: actorId, username: expect.any(String) })
    }
  })

  it('is searched by who, what, which act and when', async () => {
    const [seller, admin] = [await registerSeller(), await registerAdmin()]
    const car = await submitCar(seller)
    const plate = await offerPlate(seller)
    const documents = [car.verificationDocuments.registrationCard, car.verificationDocuments.idCard]
    for (const id of documents)
      await apiOk('GET', `/api/verification-documents/${id}`, { token: admin.token })
    const { token } = admin
    await apiOk('PUT', `/api/admin/listings/${car.id}/status`, { token, body: { status: 'APPROVED' } })
    await apiOk('PUT', `/api/admin/number-plates/${plate.id}/status`, { token, body: { status: 'APPROVED' } })

    const actions = async (query: string) => (await everyRecord(admin, query)).map(({ action }) => action)
    const all = ['plate.status', 'listing.status', 'document.read', 'document.read']
    const { id, username, email } = admin.user
    for (const actor of [id, username, email.toUpperCase()])
      expect(await actions(`actor=${encodeURIComponent(actor)}`)).toEqual(all)
    for (const subject of [car.id, car.slug])
      expect(await actions(`subject=${subject}`)).toEqual(['listing.status'])
    for (const subject of [plate.id, plate.plateNumber])
      expect(await actions(`subject=${encodeURIComponent(subject)}`)).toEqual(['plate.status'])
    expect(await actions(`actor=${username}&action=document.read`)).toEqual(all.slice(2))
    expect(await actions(`actor=${username}&subject=${car.id}`)).toEqual(['listing.status'])
    expect(await actions(`actor=${username}&subject=nobody-has-this-name`)).toEqual([])
    expect(await actions('actor=nobody.has.this.name')).toEqual([])

    const [today, yesterday] = [new Date(), new Date(Date.now() - 86_400_000)].map((day) => qatarDay(day))
    expect(await actions(`actor=${username}&from=${today}&to=${today}`)).toEqual(all)
    expect(await actions(`actor=${username}&to=${yesterday}`)).toEqual([])
    expect(await actions(`action=listing.delete&from=${today}&to=${yesterday}`)).toEqual([])

    const [, , read] = await everyRecord(admin, `actor=${username}`)
    expect(read).toMatchObject({
      subject: expect.stringMatching(/^doc_/),
      about: { id: car.id, name: car.title, nameAr: car.titleAr },
      detail: {
        owner: seller.user.id,
        purpose: car.id,
        requestId: expect.any(String),
        address: expect.stringMatching(/^10\./),
      },
    })
  })

  it('refuses days and cursors that are none', async () => {
    const admin = await registerAdmin()
    for (const query of [
      'from=2026-13-01',
      'to=yesterday',
      'action=listing.steal',
      'cursor=AAAA',
      'actor=%20',
    ])
      expect((await audit(admin, query)).status, query).toBe(400)
    for (const query of [
      'from=9999-12-31&to=9999-12-31',
      'to=0000-01-01',
      'from=2026-02-31',
      'to=9999-12-31',
    ])
      expect((await audit(admin, query)).status, query).toBe(200)
  })
})
