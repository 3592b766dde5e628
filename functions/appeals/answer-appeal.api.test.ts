import { beforeAll, describe, expect, it } from 'vitest'
import { api, apiOk } from '#functions/testing/api.ts'
import { answer, appeal, appealsAbout } from '#functions/testing/appeals.ts'
import { auditAbout } from '#functions/testing/audit.ts'
import { decide, ownCar, submitCar } from '#functions/testing/cars.ts'
import { notificationsOf, statuses, times } from '#functions/testing/leads.ts'
import { mailTo } from '#functions/testing/mailbox.ts'
import { registerAdmin, registerSeller, type Person } from '#functions/testing/people.ts'
import { decidePlate, offerPlate, publishPlate } from '#functions/testing/plates.ts'

let admin: Person
let second: Person
/** Who rejects, and may not answer. */
let judge: Person
beforeAll(async () => {
  ;[admin, second, judge] = await Promise.all([registerAdmin(), registerAdmin(), registerAdmin()])
})

/** A refused car with an appeal. */
const appealedCar = async () => {
  const seller = await registerSeller()
  const car = await submitCar(seller)
  await decide(judge, car.id, { status: 'REJECTED', reasonCodes: ['DOCUMENTS_MISMATCH'] })
  const { body } = await appeal(seller, car.id)
  return { seller, id: String(car.id), appealId: String(body.id) }
}

const appealedPlate = async (why = {}) => {
  const seller = await registerSeller()
  const plate = await offerPlate(seller)
  await decidePlate(judge, plate.id, { status: 'REJECTED', ...why })
  const { body } = await appeal(seller, plate.id)
  return { seller, id: String(plate.id), number: plate.number, appealId: String(body.id) }
}

const kindsOf = async (seller: Person) =>
  (await notificationsOf(seller)).map(({ kind }: { kind: string }) => kind)

describe('an appeal that is granted', () => {
  it('approves the car as any approval does', async () => {
    const { seller, id, appealId } = await appealedCar()
    const said = { status: 'GRANTED', answer: 'You are right.' }
    const granted = await answer(second, appealId, said)
    expect([granted.status, granted.body]).toMatchObject([
      200,
      {
        id: appealId,
        ...said,
        about: { id, isRejected: false },
        answeredBy: { username: second.user.username },
      },
    ])
    const { id: byId, answeredAt } = granted.body
    const listing = await ownCar(seller, id)
    expect(listing).toMatchObject({
      status: 'APPROVED',
      reasonCodes: [],
      rejectionFields: [],
      appeal: { id: byId, ...said, answeredAt },
    })
    expect((await api('GET', `/api/listings/${id}`)).status).toBe(200)
    expect(await kindsOf(seller)).toEqual(['LISTING_APPROVED', 'LISTING_REJECTED'])
    const [news] = await notificationsOf(seller)
    expect(news.about).toMatchObject({ isAppealGranted: true, reason: said.answer })
    const mail = await mailTo(seller.user.email, ({ subject }) => subject.includes('is now for sale'))
    expect(mail.text).toContain('have granted your appeal')
    expect(mail.text).toContain(`> ${said.answer}`)
    const { body } = await apiOk('GET', `/api/admin/listings/${id}`, { token: admin.token })
    expect(body.listing.decision).toMatchObject({ status: 'APPROVED', by: { id: second.user.id } })
    expect(body.approved).toMatchObject({ at: body.listing.decision.at, by: { id: second.user.id } })
    expect(await auditAbout(appealId)).toMatchObject([
      {
        action: 'appeal.answer',
        actorId: second.user.id,
        detail: { from: 'OPEN', to: 'GRANTED', about: id },
      },
    ])
    expect((await auditAbout(id)).map(({ detail }) => `${detail['from']} ${detail['to']}`)).toEqual([
      'PENDING REJECTED',
      'REJECTED APPROVED',
    ])
    expect((await appeal(seller, id)).body.code).toBe('NOT_REJECTED')
  })

  it('approves the plate, unless another has its number by now', async () => {
    const [free, taken] = [await appealedPlate(), await appealedPlate()]
    expect((await answer(admin, free.appealId, { status: 'GRANTED' })).status).toBe(200)
    expect((await api('GET', `/api/number-plates/${free.id}`)).body.status).toBe('APPROVED')
    const [news] = await notificationsOf(free.seller)
    expect(news).toMatchObject({ kind: 'PLATE_APPROVED', about: { isAppealGranted: true } })
    expect(news.about).not.toHaveProperty('reason')

    const rival = await publishPlate(await registerSeller(), admin, { plateNumber: taken.number })
    const refused = await answer(admin, taken.appealId, { status: 'GRANTED' })
    expect(refused.body.code).toBe('PLATE_TAKEN')
    expect(await appealsAbout(admin, taken.id)).toMatchObject([{ id: taken.appealId, answer: null }])
    expect(await auditAbout(taken.appealId)).toEqual([])
    expect(await kindsOf(taken.seller)).toEqual(['PLATE_REJECTED'])
    expect((await api('GET', `/api/number-plates/${rival.id}`)).status).toBe(200)
    expect((await answer(admin, taken.appealId, { status: 'UPHELD' })).status).toBe(200)
  })

  it('is of what was looked at: not of what its seller has changed since, nor of what is incomplete', async () => {
    const { seller, id, appealId } = await appealedCar()
    const [{ about } = { about: { version: 0 } }] = await appealsAbout(admin, id)
    const change = (body: object) => apiOk('PATCH', `/api/listings/${id}`, { token: seller.token, body })
    await change({ description: 'Another car altogether.' })
    const stale = await answer(admin, appealId, { status: 'GRANTED', version: about.version })
    expect(stale.body.code).toBe('EDIT_CONFLICT')
    await change({ verificationDocuments: { registrationCard: null, idCard: null } })
    const [now] = await appealsAbout(admin, id)
    const version = now!.about.version
    const bare = await answer(admin, appealId, { status: 'GRANTED', version })
    expect(bare.body.code).toBe('DOCUMENTS_REQUIRED')
    expect((await ownCar(seller, id)).appeal).toMatchObject({ status: 'OPEN' })
    expect((await answer(admin, appealId, { status: 'UPHELD', version })).status).toBe(200)
  })
})

describe('an appeal that is upheld', () => {
  it('leaves the refusal, and tells its maker why', async () => {
    for (const make of [appealedCar, appealedPlate]) {
      const { seller, id, appealId } = await make()
      const upheld = await answer(admin, appealId, {
        status: 'UPHELD',
        answer: 'The papers name another owner.',
      })
      expect(upheld.body).toMatchObject({
        status: 'UPHELD',
        answer: 'The papers name another owner.',
        about: { id, isRejected: true },
        answeredBy: { id: admin.user.id },
      })
      const [news] = await notificationsOf(seller)
      expect(news).toMatchObject({
        kind: 'APPEAL_UPHELD',
        about: { reason: 'The papers name another owner.' },
      })
      expect((news.about.listing ?? news.about.plate).id).toBe(id)
      expect((await appeal(seller, id)).body.code).toBe('ALREADY_APPEALED')
      expect(await appealsAbout(admin, id, 'UPHELD')).toMatchObject([{ id: appealId }])
      expect(await auditAbout(appealId)).toMatchObject([{ detail: { to: 'UPHELD' } }])
      for (const status of ['UPHELD', 'GRANTED'])
        expect((await answer(admin, appealId, { status })).body.code).toBe('ILLEGAL_STATUS_MOVE')
    }
  })

  it('about a plate’s number asks for no change of the plate', async () => {
    const aboutOf = async (code: string) => {
      const { seller, appealId } = await appealedPlate({ reasonCodes: [code] })
      await answer(admin, appealId, { status: 'UPHELD' })
      return (await notificationsOf(seller))[0].about
    }
    expect(await aboutOf('NUMBER_TAKEN')).toMatchObject({ isAboutNumber: true })
    expect(await aboutOf('WRONG_PRICE')).not.toHaveProperty('isAboutNumber')
  })

  it('can be submitted anew all the same', async () => {
    const { seller, id, appealId } = await appealedCar()
    await answer(admin, appealId, { status: 'UPHELD' })
    expect(await ownCar(seller, id)).toMatchObject({ appeal: { status: 'UPHELD', answer: null } })
    await apiOk('PATCH', `/api/listings/${id}`, { token: seller.token, body: { status: 'PENDING' } })
    expect(await ownCar(seller, id)).toMatchObject({ status: 'PENDING', appeal: null })
    expect(await appealsAbout(admin, id, 'UPHELD')).toHaveLength(1)
  })
})

describe('at once', () => {
  it('of ten answers one counts', async () => {
    for (const make of [appealedCar, appealedPlate]) {
      const { seller, id, appealId } = await make()
      const answers = await Promise.all(
        times(10, (index) =>
          answer(index % 2 ? admin : second, appealId, { status: index % 3 ? 'UPHELD' : 'GRANTED' }),
        ),
      )
      expect(statuses(answers)).toEqual([200, ...times(9, () => 409)])
      const { status } = answers.find((each) => each.status === 200)!.body
      expect(await appealsAbout(admin, id, status)).toHaveLength(1)
      expect(await appealsAbout(admin, id, 'OPEN')).toEqual([])
      expect(await kindsOf(seller)).toHaveLength(2)
      expect(await auditAbout(appealId)).toHaveLength(1)
    }
  })

  it('an answer and a new submission: one of the two', async () => {
    for (const status of ['GRANTED', 'UPHELD', 'GRANTED', 'UPHELD']) {
      const { seller, id, appealId } = await appealedCar()
      const { version } = await ownCar(seller, id)
      const body = { status: 'PENDING', version }
      const answers = await Promise.all([
        answer(admin, appealId, { status }),
        api('PATCH', `/api/listings/${id}`, { token: seller.token, body }),
      ])
      expect(statuses(answers)).toEqual([200, 409])
      const isAnswered = answers[0].status === 200
      expect(await appealsAbout(admin, id, isAnswered ? status : 'WITHDRAWN')).toHaveLength(1)
      const expected = isAnswered ? (status === 'GRANTED' ? 'APPROVED' : 'REJECTED') : 'PENDING'
      expect((await ownCar(seller, id)).status).toBe(expected)
    }
  })
})

describe('answers', () => {
  it('are given by another admin than who rejected, who is told so in the list', async () => {
    for (const make of [appealedCar, appealedPlate]) {
      const { id, appealId } = await make()
      expect(await appealsAbout(judge, id)).toMatchObject([{ mayAnswer: 'NO' }])
      expect(await appealsAbout(admin, id)).toMatchObject([{ mayAnswer: 'YES' }])
      for (const status of ['GRANTED', 'UPHELD'])
        expect((await answer(judge, appealId, { status })).body.code).toBe('OWN_DECISION')
      expect((await answer(admin, appealId, { status: 'UPHELD' })).status).toBe(200)
    }
  })

  it('are given by admins, about what is there, in words that are some', async () => {
    const { seller, appealId } = await appealedPlate()
    expect((await answer(seller, appealId, { status: 'GRANTED' })).status).toBe(403)
    const nothing = `apl_${'0'.repeat(26)}`
    expect((await answer(admin, nothing, { status: 'GRANTED' })).body.code).toBe('NOT_FOUND')
    for (const body of [
      {},
      { status: 'OPEN' },
      { status: 'WITHDRAWN' },
      { status: 'UPHELD', answer: 'x'.repeat(501) },
      { status: 'UPHELD', version: 0 },
      { status: 'UPHELD', rejectionReason: 'No.' },
    ])
      expect((await answer(admin, appealId, body)).status).toBe(400)
  })
})
