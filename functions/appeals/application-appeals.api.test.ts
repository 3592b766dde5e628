import { beforeAll, describe, expect, it } from 'vitest'
import { api, apiOk } from '#functions/testing/api.ts'
import { answer, appeal, appealsAbout } from '#functions/testing/appeals.ts'
import { apply, decideApplication, ownApplication, submit, verify } from '#functions/testing/applications.ts'
import { auditAbout } from '#functions/testing/audit.ts'
import { submitCar } from '#functions/testing/cars.ts'
import { notificationsOf, statuses, times } from '#functions/testing/leads.ts'
import { registerAdmin, registerDealer, registerSeller, type Person } from '#functions/testing/people.ts'

let admin: Person
/** Who answers: nobody answers an appeal against their own rejection. */
let second: Person
beforeAll(async () => {
  ;[admin, second] = await Promise.all([registerAdmin(), registerAdmin()])
})

const refused = async () => {
  const dealer = await registerDealer()
  const { id } = await apply(dealer)
  await decideApplication(admin, id, { status: 'REJECTED', reasonCodes: ['DOCUMENTS_EXPIRED'] })
  return { dealer, id: String(id) }
}

describe('an appeal about an application', () => {
  it('that is granted verifies the dealership, which posts at once', async () => {
    const { dealer, id } = await refused()
    expect((await appeal(await registerSeller(), id)).body.code).toBe('NOT_FOUND')
    const { body: made } = await appeal(dealer, id)
    expect(await ownApplication(dealer)).toMatchObject({ status: 'REJECTED', appeal: made })
    expect(await appealsAbout(admin, id)).toMatchObject([
      {
        about: {
          kind: 'application',
          title: 'Gulf Star Motors',
          titleAr: 'Gulf Star Motors',
          isRejected: true,
        },
        reasonCodes: ['DOCUMENTS_EXPIRED'],
        by: { role: 'SELLER_DEALERSHIP' },
      },
    ])
    const granted = await answer(second, made.id, { status: 'GRANTED', answer: 'They are valid.' })
    expect([granted.status, granted.body.about.isRejected]).toEqual([200, false])
    expect(await ownApplication(dealer)).toMatchObject({
      status: 'APPROVED',
      appeal: { status: 'GRANTED', answer: 'They are valid.' },
    })
    const { body: user } = await apiOk('GET', '/api/user', { token: dealer.token })
    expect(user).toMatchObject({ isVerified: true, verificationStatus: 'APPROVED' })
    expect((await submitCar(dealer)).status).toBe('APPROVED')
    expect(await notificationsOf(dealer)).toMatchObject([
      { kind: 'VERIFICATION_APPROVED', about: { isAppealGranted: true, reason: 'They are valid.' } },
      { kind: 'VERIFICATION_REJECTED' },
    ])
    expect(await auditAbout(made.id)).toMatchObject([{ action: 'appeal.answer', detail: { about: id } }])
    const { body: log } = await apiOk('GET', `/api/admin/audit?subject=${made.id}`, { token: second.token })
    expect(log.entries).toMatchObject([{ about: { id: dealer.user.id, name: 'Gulf Star Motors' } }])
    expect(await auditAbout(id)).toHaveLength(2)
  })

  it('that is granted takes back what the refusal said to the dealership', async () => {
    const dealer = await registerDealer()
    const { id } = await apply(dealer)
    await decideApplication(admin, id, { status: 'REJECTED', adminNotes: 'The licence has run out.' })
    const { body: made } = await appeal(dealer, String(id))
    await answer(second, made.id, { status: 'GRANTED', answer: 'It is valid.' })
    expect(await ownApplication(dealer)).toMatchObject({ status: 'APPROVED', adminNotes: null })
  })

  it('that is upheld leaves it refused, and tells why', async () => {
    const { dealer, id } = await refused()
    const { body: made } = await appeal(dealer, id)
    await answer(second, made.id, { status: 'UPHELD', answer: 'The licence ended in May.' })
    const application = { id, businessName: 'Gulf Star Motors' }
    expect((await notificationsOf(dealer))[0]).toMatchObject({
      kind: 'APPEAL_UPHELD',
      about: { application, reason: 'The licence ended in May.' },
    })
    expect((await appeal(dealer, id)).body.code).toBe('ALREADY_APPEALED')
  })

  it('is withdrawn when it is sent anew, or decided without it', async () => {
    const [again, direct] = [await refused(), await refused()]
    for (const { dealer, id } of [again, direct]) expect((await appeal(dealer, id)).status).toBe(201)
    expect((await submit(again.dealer)).status).toBe(201)
    await verify(admin, direct.dealer.user.id, { approved: true })
    for (const { dealer, id } of [again, direct]) {
      expect(await ownApplication(dealer)).toMatchObject({ appeal: null })
      expect(await appealsAbout(admin, id)).toEqual([])
      expect(await appealsAbout(admin, id, 'WITHDRAWN')).toMatchObject([{ about: { isRejected: false } }])
    }
  })

  it('counts once, and is answered once', async () => {
    const { dealer, id } = await refused()
    const made = await Promise.all(times(10, () => appeal(dealer, id)))
    expect(statuses(made)).toEqual([201, ...times(9, () => 409)])
    const appealId = made.find(({ status }) => status === 201)!.body.id
    const answers = await Promise.all(
      times(6, (index) => answer(second, appealId, { status: index % 2 ? 'UPHELD' : 'GRANTED' })),
    )
    expect(statuses(answers)).toEqual([200, ...times(5, () => 409)])
    const { body: user } = await apiOk('GET', '/api/user', { token: dealer.token })
    const isGranted = answers.find(({ status }) => status === 200)!.body.status === 'GRANTED'
    expect(user.isVerified).toBe(isGranted)
    expect((await api('GET', '/api/admin/appeals', { token: dealer.token })).status).toBe(403)
  })
})
