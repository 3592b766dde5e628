import { describe, expect, it, test } from 'vitest'
import { findDealer } from '#functions/data/dealers.ts'
import { getOfferSync } from '#functions/data/offer-syncs.ts'
import { getOwnSubmission } from '#functions/data/submissions.ts'
import { getUserById } from '#functions/data/users.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import {
  apply,
  decideApplication,
  ownApplication,
  aDocument,
  sentAgain,
  submit,
  verify,
} from '#functions/testing/applications.ts'
import { auditAbout } from '#functions/testing/audit.ts'
import { carForm, submitCar } from '#functions/testing/cars.ts'
import { notificationsOf } from '#functions/testing/leads.ts'
import { mailTo } from '#functions/testing/mailbox.ts'
import {
  registerAdmin,
  registerDealer,
  registerSeller,
  registerVerifiedDealer,
  type Person,
} from '#functions/testing/people.ts'
import { offerPlate, publishPlate } from '#functions/testing/plates.ts'
import { uploadPhoto } from '#functions/testing/uploads.ts'
import { editUser } from '#functions/testing/users.ts'
import { submissionStatuses, type SubmissionStatus } from '#shared/schemas/verification.ts'

/** The items of a dealership in the table. */
const stateOf = async ({ user: { id } }: Person) => {
  const [user, dealer, submission] = await Promise.all([
    getUserById(id),
    findDealer(id),
    getOwnSubmission(id),
  ])
  return { user, dealer, submission }
}

const applicant = async () => {
  const dealer = await registerDealer()
  const { id } = await apply(dealer)
  return { dealer, id: String(id) }
}

/** A dealership whose application has come this far. */
const at = async (status: SubmissionStatus, admin: Person) => {
  if (status === 'DRAFT') {
    const dealer = await registerDealer()
    const body = { documents: [await aDocument(dealer)] }
    const draft = await apiOk('PUT', '/api/verification/draft', { token: dealer.token, body })
    return { dealer, id: String(draft.body.id) }
  }
  const { dealer, id } = await applicant()
  if (status !== 'SUBMITTED') expect((await decideApplication(admin, id, { status })).status).toBe(200)
  if (status === 'REJECTED' || status === 'APPROVED') {
    expect((await stateOf(dealer)).user?.verificationStatus).toBe(status)
  }
  return { dealer, id }
}

describe('an application', () => {
  // Reliability, A11. Rows: from; columns as `submissionStatuses`. DRAFT and SUBMITTED are no admin's to set.
  test.each([
    ['DRAFT', [400, 400, 409, 409, 409]],
    ['SUBMITTED', [400, 400, 200, 200, 200]],
    ['UNDER_REVIEW', [400, 400, 409, 200, 200]],
    ['APPROVED', [400, 400, 409, 409, 200]],
    ['REJECTED', [400, 400, 409, 200, 409]],
  ] as const)('moves from %s as the table says, and stays as it was otherwise', async (from, expected) => {
    const admin = await registerAdmin()
    const refused = await at(from, admin)
    for (const [index, status] of submissionStatuses.entries()) {
      if (expected[index] === 200) {
        const { dealer, id } = await at(from, admin)
        const { status: code, body } = await decideApplication(admin, id, { status })
        expect([code, body.status]).toEqual([200, status])
        const verification = status === 'UNDER_REVIEW' ? 'PENDING' : status
        expect(await stateOf(dealer)).toMatchObject({
          submission: { status, decision: { status, by: admin.user.id } },
          user: { verificationStatus: verification, isVerified: status === 'APPROVED' },
          dealer: { verificationStatus: verification },
        })
        continue
      }
      const before = await stateOf(refused.dealer)
      const records = await auditAbout(refused.id)
      const { status: code, body } = await decideApplication(admin, refused.id, { status })
      expect([code, body.code]).toEqual([
        expected[index],
        code === 400 ? 'BAD_REQUEST' : 'ILLEGAL_STATUS_MOVE',
      ])
      expect(await stateOf(refused.dealer)).toEqual(before)
      expect(await auditAbout(refused.id)).toEqual(records)
    }
  })

  it('that is approved makes a verified dealership, which posts at once', async () => {
    const [{ dealer, id }, admin] = await Promise.all([applicant(), registerAdmin()])
    const said = { status: 'APPROVED', adminNotes: 'Called the office.' }
    const { body } = await decideApplication(admin, id, said)
    const { username } = admin.user
    expect(body).toMatchObject({
      status: 'APPROVED',
      version: 2,
      adminNotes: 'Called the office.',
      decision: { status: 'APPROVED', by: { id: admin.user.id, username } },
      owner: { id: dealer.user.id, username: dealer.user.username },
      refused: null,
    })
    expect(body.reviewedAt).toBe(body.decision.at)
    expect(await stateOf(dealer)).toMatchObject({
      user: { isVerified: true, verificationStatus: 'APPROVED', companyName: 'Gulf Star Motors' },
      dealer: {
        verificationStatus: 'APPROVED',
        businessName: 'Gulf Star Motors',
        yearsInBusiness: 12,
        address: 'Salwa Road 210, Doha',
        phoneNumber: '+97444123456',
        whatsappNumber: '+97444123456',
      },
    })
    const { token } = dealer
    expect((await apiOk('GET', '/api/user', { token })).body).toMatchObject({ isVerified: true })
    const car = await submitCar(dealer)
    expect(car.status).toBe('APPROVED')
    const { body: shown } = await apiOk('GET', `/api/listings/${car.id}`)
    expect(shown.dealerProfile.businessName).toBe('Gulf Star Motors')
    // The owner's own number may be private: the application says which one buyers see.
    const { body: page } = await apiOk('GET', `/api/dealers/${dealer.user.id}`)
    expect(JSON.stringify([shown, page])).not.toContain(dealer.user.phoneNumber)
    expect((await offerPlate(dealer)).status).toBe('PENDING')
    const { body: dealers } = await apiOk('GET', '/api/dealers')
    expect(dealers.map((one: { id: string }) => one.id)).toContain(dealer.user.id)
  })

  it('shows its number, not its owner’s, of a dealership that had moved to another city, until it saves its own', async () => {
    const [{ dealer, id }, admin] = await Promise.all([applicant(), registerAdmin()])
    const { token } = dealer
    await apiOk('PATCH', '/api/user', { token, body: { city: 'Al Rayyan' } })
    const { user } = dealer
    expect((await editUser(admin, user.id, { city: 'Al Wakrah' })).status).toBe(200)
    await decideApplication(admin, id, { status: 'APPROVED' })
    const { body: page } = await apiOk('GET', `/api/dealers/${user.id}`)
    expect(page).toMatchObject({ phoneNumber: '+97444123456', whatsappNumber: '+97444123456' })
    expect(JSON.stringify(page)).not.toContain(user.phoneNumber)

    const { body: storefront } = await apiOk('GET', '/api/seller/storefront', { token })
    const said = { description: '', website: '', address: '', hours: null, logo: null, cover: null }
    const numbers = { phoneNumber: '+97444999999', whatsappNumber: null }
    const body = { ...said, ...numbers, version: storefront.version }
    await apiOk('PUT', '/api/seller/storefront', { token, body })
    await decideApplication(admin, id, { status: 'REJECTED', reasonCodes: ['INCOMPLETE'] })
    await decideApplication(admin, id, { status: 'APPROVED' })
    expect((await stateOf(dealer)).dealer).toMatchObject(numbers)
  })

  it('is recorded, told and mailed with every decision', async () => {
    const [{ dealer, id }, admin] = await Promise.all([applicant(), registerAdmin()])
    await decideApplication(admin, id, { status: 'UNDER_REVIEW' })
    expect(await notificationsOf(dealer)).toEqual([])
    const reasons = { reasonCodes: ['DOCUMENTS_EXPIRED', 'INCOMPLETE'], rejectionReason: 'It ended in May.' }
    await decideApplication(admin, id, { status: 'REJECTED', ...reasons, rejectionFields: ['TRADE_LICENSE'] })
    await decideApplication(admin, id, { status: 'APPROVED' })

    const act = { actorId: admin.user.id, action: 'application.status' }
    const detail = { dealership: dealer.user.id, documents: '3' }
    const codes = 'DOCUMENTS_EXPIRED INCOMPLETE'
    expect(await auditAbout(id)).toMatchObject([
      { ...act, detail: { ...detail, from: 'SUBMITTED', to: 'UNDER_REVIEW', version: '1' } },
      {
        ...act,
        detail: {
          ...detail,
          from: 'UNDER_REVIEW',
          to: 'REJECTED',
          codes,
          fields: 'TRADE_LICENSE',
          version: '2',
        },
      },
      { ...act, detail: { ...detail, from: 'REJECTED', to: 'APPROVED', version: '3' } },
    ])
    const application = { id, businessName: 'Gulf Star Motors' }
    expect(await notificationsOf(dealer)).toMatchObject([
      { kind: 'VERIFICATION_APPROVED', about: { application } },
      {
        kind: 'VERIFICATION_REJECTED',
        about: { application, reasonCodes: reasons.reasonCodes, reason: 'It ended in May.' },
      },
    ])
    const letter = await mailTo(dealer.user.email, ({ subject }) => subject.includes('needs a change'))
    expect(letter.text).toContain('A document has expired. Renew the document')
    expect(letter.text).toContain('> It ended in May.')
    expect(letter.links.some((link) => link.endsWith('/verification?lang=en'))).toBe(true)
    await mailTo(dealer.user.email, ({ subject }) => subject === 'Gulf Star Motors is verified')
  })

  it('tells its owner why, as the codes and in the admin’s words, and what it is about', async () => {
    const [{ dealer, id }, admin] = await Promise.all([applicant(), registerAdmin()])
    const reasons = { reasonCodes: ['DOCUMENTS_UNREADABLE'], rejectionReason: 'Page two is <dark>.' }
    await decideApplication(admin, id, {
      status: 'REJECTED',
      ...reasons,
      rejectionFields: ['ID_COPY', 'businessName'],
    })
    expect(await ownApplication(dealer)).toMatchObject({
      ...reasons,
      rejectionFields: ['ID_COPY', 'businessName'],
      status: 'REJECTED',
    })
    await decideApplication(admin, id, { status: 'APPROVED' })
    expect(await ownApplication(dealer)).toMatchObject({
      reasonCodes: [],
      rejectionReason: null,
      rejectionFields: [],
    })
  })

  test.each([
    ['no such code', { reasonCodes: ['UGLY'] }],
    ['a code of another thing', { reasonCodes: ['PHOTOS_UNCLEAR'] }],
    ['a code twice', { reasonCodes: ['INCOMPLETE', 'INCOMPLETE'] }],
    ['too much to say', { rejectionReason: 'x'.repeat(501) }],
    ['too many notes', { adminNotes: 'x'.repeat(2001) }],
    ['a field that it has not', { rejectionFields: ['priceQAR'] }],
    ['something else', { isVerified: true }],
  ])('is not rejected with %s', async (_, parts) => {
    const [{ dealer, id }, admin] = await Promise.all([applicant(), registerAdmin()])
    expect((await decideApplication(admin, id, { status: 'REJECTED', ...parts })).status).toBe(400)
    expect((await stateOf(dealer)).submission?.status).toBe('SUBMITTED')
  })

  it('of another version than the one that was seen is not decided', async () => {
    const [{ dealer, id }, admin] = await Promise.all([applicant(), registerAdmin()])
    const { status, body } = await decideApplication(admin, id, { status: 'APPROVED', version: 2 })
    expect([status, body.code]).toEqual([409, 'EDIT_CONFLICT'])
    expect((await stateOf(dealer)).user?.isVerified).toBe(false)
    expect((await decideApplication(admin, id, { status: 'APPROVED', version: 1 })).status).toBe(200)
  })

  it('is nobody’s but an admin’s to decide, and has to be there', async () => {
    const [{ dealer, id }, seller, admin] = await Promise.all([
      applicant(),
      registerSeller(),
      registerAdmin(),
    ])
    for (const person of [dealer, seller]) {
      expect((await decideApplication(person, id, { status: 'APPROVED' })).status).toBe(403)
      expect((await verify(person, dealer.user.id, { approved: true })).status).toBe(403)
    }
    expect((await stateOf(dealer)).user?.isVerified).toBe(false)
    const never = 'sub_00000000000000000000000009'
    expect((await decideApplication(admin, never, { status: 'APPROVED' })).status).toBe(404)
    for (const userId of [seller.user.id, admin.user.id, 'usr_00000000000000000000000009', id])
      expect((await verify(admin, userId, { approved: true })).status).toBe(404)
    for (const approved of ['false', 0, null, undefined])
      expect((await verify(admin, dealer.user.id, { approved })).status).toBe(400)
  })
})

describe('a dealership that has sent no application', () => {
  it('may be verified and refused all the same, and the log says that there were no documents', async () => {
    const [dealer, admin] = [await registerDealer(), await registerAdmin()]
    const act = (body: object) => verify(admin, dealer.user.id, { ...body })
    const first = await act({ approved: true })
    expect(first.status).toBe(200)
    expect(first.body).toMatchObject({
      id: dealer.user.id,
      isVerified: true,
      companyName: dealer.user.companyName,
    })
    expect((await act({ approved: true })).body.code).toBe('ILLEGAL_STATUS_MOVE')
    const codes = { reasonCodes: ['NOT_A_DEALERSHIP'] }
    expect((await act({ approved: false, ...codes })).body).toMatchObject({ verificationStatus: 'REJECTED' })
    expect((await act({ approved: false })).body.code).toBe('ILLEGAL_STATUS_MOVE')
    const none = { action: 'dealership.verify', actorId: admin.user.id }
    expect((await auditAbout(dealer.user.id)).filter(({ action }) => action === none.action)).toMatchObject([
      { ...none, detail: { from: 'PENDING', to: 'APPROVED', documents: 'none' } },
      { ...none, detail: { from: 'APPROVED', to: 'REJECTED', documents: 'none', codes: 'NOT_A_DEALERSHIP' } },
    ])
    const [rejected] = await notificationsOf(dealer)
    expect(rejected).toMatchObject({ kind: 'VERIFICATION_REJECTED', about: { ...codes, wasVerified: true } })

    // Refused so, it applies as ever.
    const { id } = await apply(dealer)
    expect((await stateOf(dealer)).user?.verificationStatus).toBe('PENDING')
    expect((await decideApplication(admin, id, { status: 'APPROVED' })).status).toBe(200)
  })

  it('keeps its draft, which an admin has not seen', async () => {
    const admin = await registerAdmin()
    const { dealer } = await at('DRAFT', admin)
    const { submission } = await stateOf(dealer)
    expect((await verify(admin, dealer.user.id, { approved: true })).status).toBe(200)
    expect((await stateOf(dealer)).submission).toEqual(submission)
  })
})

describe('the other path', () => {
  it('moves the application too', async () => {
    const [{ dealer, id }, admin] = await Promise.all([applicant(), registerAdmin()])
    const reasons = { reasonCodes: ['CONTACT_UNREACHABLE'], rejectionReason: 'Nobody answers.' }
    expect((await verify(admin, dealer.user.id, { approved: false, ...reasons })).status).toBe(200)
    expect(await ownApplication(dealer)).toMatchObject({ id, status: 'REJECTED', ...reasons })
    expect((await verify(admin, dealer.user.id, { approved: true })).body.isVerified).toBe(true)
    expect(await stateOf(dealer)).toMatchObject({
      submission: { status: 'APPROVED' },
      dealer: { businessName: 'Gulf Star Motors' },
    })
    expect((await auditAbout(id)).map(({ detail }) => detail['to'])).toEqual(['REJECTED', 'APPROVED'])
  })
})

describe('at once', () => {
  const rounds = 5

  it('two admins decide, by either path: one wins, the other hears of it, and there is one record', async () => {
    const [one, other] = [await registerAdmin(), await registerAdmin()]
    for (let round = 0; round < rounds; round++) {
      const { dealer, id } = await applicant()
      const second = round % 2 === 0 ? 'APPROVED' : 'REJECTED'
      const answers = await Promise.all([
        decideApplication(one, id, { status: 'APPROVED' }),
        round < 3
          ? verify(other, dealer.user.id, { approved: second === 'APPROVED' })
          : decideApplication(other, id, { status: second }),
      ])
      const won = answers.filter(({ status }) => status === 200)
      // An approval that is withdrawn the moment after is two decisions in a row, and right.
      const records = await auditAbout(id)
      expect(records).toHaveLength(won.length)
      expect(won.length === 1 || second === 'REJECTED').toBe(true)
      for (const { status, body } of answers.filter((answer) => !won.includes(answer)))
        expect([status, ['EDIT_CONFLICT', 'ILLEGAL_STATUS_MOVE'].includes(body.code)]).toEqual([409, true])
      const { user, dealer: profile, submission } = await stateOf(dealer)
      const last = records.at(-1)?.detail['to']
      expect([user?.verificationStatus, profile?.verificationStatus, submission?.status]).toEqual([
        last,
        last,
        last,
      ])
      expect(user?.isVerified).toBe(last === 'APPROVED')
      expect(await notificationsOf(dealer)).toHaveLength(won.length)
    }
  })

  it('a refused dealership sends again while an admin approves: it is one or the other', async () => {
    const admin = await registerAdmin()
    for (let round = 0; round < rounds; round++) {
      const { dealer, id } = await at('REJECTED', admin)
      const { documents } = await ownApplication(dealer)
      const [sent, decided] = await Promise.all([
        submit(dealer, { documents: sentAgain(documents) }),
        decideApplication(admin, id, { status: 'APPROVED' }),
      ])
      const { user, dealer: profile, submission } = await stateOf(dealer)
      if (decided.status === 200 && sent.status !== 201) {
        expect([403, 409]).toContain(sent.status)
        expect([user?.isVerified, submission?.status]).toEqual([true, 'APPROVED'])
      } else {
        expect(sent.status).toBe(201)
        // Sent first, it may have been approved the moment after.
        const isApproved = decided.status === 200
        expect([user?.isVerified, submission?.status]).toEqual([
          isApproved,
          isApproved ? 'APPROVED' : 'SUBMITTED',
        ])
      }
      expect(profile?.verificationStatus).toBe(user?.verificationStatus)
    }
  })

  it('somebody applies while an admin verifies them without an application', async () => {
    const admin = await registerAdmin()
    for (let round = 0; round < rounds; round++) {
      const dealer = await registerDealer()
      const documents = await Promise.all(
        (['BUSINESS_LICENSE', 'TRADE_LICENSE', 'ID_COPY'] as const).map((type) => aDocument(dealer, type)),
      )
      const [sent, verified] = await Promise.all([
        submit(dealer, { documents }),
        verify(admin, dealer.user.id, { approved: true }),
      ])
      const { user, dealer: profile, submission } = await stateOf(dealer)
      expect(user?.verificationStatus).toBe(profile?.verificationStatus)
      // Never both: an application that waits while its dealership is verified.
      expect(submission?.status === 'SUBMITTED' && user?.isVerified).toBe(false)
      expect(sent.status === 201 || verified.status === 200).toBe(true)
    }
  })

  it('a dealership posts while its verification is withdrawn: nothing of it is public', async () => {
    const admin = await registerAdmin()
    for (let round = 0; round < rounds; round++) {
      const dealer = await registerVerifiedDealer()
      const [photo, published, plate] = await Promise.all([
        uploadPhoto(dealer.token),
        submitCar(dealer),
        publishPlate(dealer, admin),
      ])
      const body = { ...carForm(), images: [photo.url], status: 'PENDING' }
      const [created, revoked] = await Promise.all([
        api('POST', '/api/listings', { token: dealer.token, body }),
        verify(admin, dealer.user.id, { approved: false }),
      ])
      expect(revoked.status).toBe(200)
      expect([201, 403]).toContain(created.status)
      const ids = [published.id, ...(created.status === 201 ? [created.body.id] : [])]
      for (const id of ids) expect((await api('GET', `/api/listings/${id}`)).status).toBe(404)
      expect((await api('GET', `/api/number-plates/${plate.id}`)).status).toBe(404)
      expect((await api('POST', '/api/listings', { token: dealer.token, body })).body.code).toBe(
        'DEALERSHIP_NOT_VERIFIED',
      )
    }
  })
})

describe('a verification that is withdrawn', () => {
  it('is told apart from one that was refused, until the dealership applies again', async () => {
    const admin = await registerAdmin()
    const [{ dealer, id }, refused] = await Promise.all([at('APPROVED', admin), at('REJECTED', admin)])
    const seenBy = async ({ token }: Person) => (await apiOk('GET', '/api/user', { token })).body
    await decideApplication(admin, id, { status: 'REJECTED', reasonCodes: ['RULES_BROKEN'] })
    const { revokedAt } = await seenBy(dealer)
    expect(Date.parse(revokedAt)).toBeGreaterThan(0)
    expect(await seenBy(refused.dealer)).not.toHaveProperty('revokedAt')
    const { body } = await apiOk('GET', `/api/admin/dealers?search=${dealer.user.username}`, {
      token: admin.token,
    })
    expect(body.dealers).toMatchObject([{ revokedAt }])
    await apply(dealer)
    await decideApplication(admin, id, { status: 'REJECTED', reasonCodes: ['INCOMPLETE'] })
    expect(await seenBy(dealer)).not.toHaveProperty('revokedAt')
  })

  it('hides cars and plates at once, and shows them again with the next approval', async () => {
    const [{ dealer, id }, admin] = await Promise.all([applicant(), registerAdmin()])
    await decideApplication(admin, id, { status: 'APPROVED' })
    const [car, plate] = await Promise.all([submitCar(dealer), publishPlate(dealer, admin)])
    const looks = async () => [
      (await api('GET', `/api/listings/${car.id}`)).status,
      (await api('GET', `/api/number-plates/${plate.id}`)).status,
      (await api('GET', `/api/dealers/${dealer.user.id}`)).status,
    ]
    expect(await looks()).toEqual([200, 200, 200])
    const rejected = await decideApplication(admin, id, { status: 'REJECTED', reasonCodes: ['RULES_BROKEN'] })
    expect(rejected.body.refused).toMatchObject({ answers: { businessName: 'Gulf Star Motors' } })
    expect(await looks()).toEqual([404, 404, 404])
    const own = (await apiOk('GET', `/api/seller/listings/${car.id}`, { token: dealer.token })).body
    expect(own.id).toBe(car.id)
    expect(await getOfferSync(dealer.user.id)).toBeDefined()
    const letter = await mailTo(dealer.user.email, ({ subject }) => subject.includes('no longer verified'))
    expect(letter.text).toContain('Marketplace rules were broken.')

    await apply(dealer)
    expect(await looks()).toEqual([404, 404, 404])
    await decideApplication(admin, id, { status: 'APPROVED' })
    expect(await looks()).toEqual([200, 200, 200])
  })
})
