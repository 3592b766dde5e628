import { describe, expect, it, test } from 'vitest'
import { findDealer } from '#functions/data/dealers.ts'
import { getOwnSubmission, getSubmissionById } from '#functions/data/submissions.ts'
import { getUploadById, listLooseUploads } from '#functions/data/uploads.ts'
import { getUserById } from '#functions/data/users.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import {
  apply,
  applicationAnswers,
  decideApplication,
  ownApplication,
  aDocument,
  requiredDocuments,
  sentAgain,
  submit,
} from '#functions/testing/applications.ts'
import {
  password,
  registerAdmin,
  registerDealer,
  registerSeller,
  registerVerifiedDealer,
  type Person,
} from '#functions/testing/people.ts'
import { uploadPhoto } from '#functions/testing/uploads.ts'
import type { SubmissionDocument } from '#shared/schemas/verification.ts'

const save = ({ token }: Person, body: object) => api('PUT', '/api/verification/draft', { token, body })

const idOf = ({ documentUrl }: SubmissionDocument) => documentUrl.split('/').at(-1) ?? ''
const attachedTo = async (document: SubmissionDocument) => (await getUploadById(idOf(document)))?.attachedTo

const rejectedDealer = async () => {
  const [dealer, admin] = await Promise.all([registerDealer(), registerAdmin()])
  const { id } = await apply(dealer)
  const reasons = { reasonCodes: ['DOCUMENTS_EXPIRED'], rejectionReason: 'The licence ended in May.' }
  const said = { status: 'REJECTED', ...reasons, rejectionFields: ['TRADE_LICENSE'] }
  expect((await decideApplication(admin, id, said)).status).toBe(200)
  return { dealer, admin, id: String(id) }
}

describe('who may apply', () => {
  it('is an unverified dealership alone; a verified one may still look', async () => {
    const [seller, verified, admin] = await Promise.all([
      registerSeller(),
      registerVerifiedDealer(),
      registerAdmin(),
    ])
    for (const [person, looks] of [
      [seller, 403],
      [verified, 200],
      [admin, 403],
    ] as const) {
      const { token } = person
      expect((await api('GET', '/api/verification/submission', { token })).status).toBe(looks)
      const body = { ...applicationAnswers(), documents: [] }
      const sent = await api('POST', '/api/verification/submit', { token, body })
      expect([sent.status, sent.body.code]).toEqual([403, 'FORBIDDEN'])
      expect((await save(person, { businessName: 'Mine' })).status).toBe(403)
      expect(await getOwnSubmission(person.user.id)).toBeUndefined()
    }
    expect((await api('GET', '/api/verification/submission')).status).toBe(401)
  })

  it('uploads documents, though it may upload no photo yet', async () => {
    const dealer = await registerDealer()
    await expect(aDocument(dealer)).resolves.toMatchObject({ documentType: 'OTHER' })
    await expect(uploadPhoto(dealer.token)).rejects.toThrow('403')
  })
})

describe('an application that is being filled in', () => {
  it('is kept field by field, and none of it is anybody else’s', async () => {
    const dealer = await registerDealer()
    expect(await ownApplication(dealer)).toBeNull()
    const first = await save(dealer, { businessName: ' Gulf  Star ', websiteUrl: '' })
    expect(first.status).toBe(200)
    expect(first.body).toMatchObject({
      status: 'DRAFT',
      version: 1,
      businessName: 'Gulf  Star',
      documents: [],
    })
    const [licence, copy] = [await aDocument(dealer, 'TRADE_LICENSE'), await aDocument(dealer, 'ID_COPY')]
    await save(dealer, { documents: [licence], businessPhoneNumber: '٤٤١٢ ٣٤٥٦' })
    const next = await save(dealer, { numberOfEmployees: 7, previousExperience: 'Since 2001.\nIn Doha.' })
    expect(next.body).toMatchObject({
      id: first.body.id,
      version: 3,
      businessName: 'Gulf  Star',
      businessPhoneNumber: '+97444123456',
      numberOfEmployees: 7,
      previousExperience: 'Since 2001.\nIn Doha.',
      documents: [{ ...licence, uploadedAt: expect.stringMatching(/Z$/) }],
    })
    expect(next.body).not.toHaveProperty('websiteUrl')

    // Null takes out; the documents are replaced as a whole, and who stays keeps the hour it came.
    const last = await save(dealer, { numberOfEmployees: null, documents: [copy, licence] })
    expect(last.body).not.toHaveProperty('numberOfEmployees')
    expect(last.body.documents[1]).toEqual(next.body.documents[0])
    expect(await ownApplication(dealer)).toEqual(last.body)
    expect(await attachedTo(copy)).toBe(first.body.id)
    await save(dealer, { documents: [copy] })
    expect(await attachedTo(licence)).toBeNull()

    const admin = await registerAdmin()
    const { token } = admin
    const seen = await api('GET', `/api/admin/verification-submissions/${first.body.id}`, { token })
    expect([seen.status, seen.body.code]).toEqual([404, 'NOT_FOUND'])
  })

  it('loses nothing of what two windows send at once', async () => {
    const dealer = await registerDealer()
    const answers = await Promise.all([
      save(dealer, { businessName: 'Gulf Star' }),
      save(dealer, { businessType: 'Other' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await ownApplication(dealer)).toMatchObject({
      version: 2,
      businessName: 'Gulf Star',
      businessType: 'Other',
    })
  })

  it('takes back a document that was removed by mistake; sending it lets go of all others for good', async () => {
    const dealer = await registerDealer()
    const licence = await aDocument(dealer, 'TRADE_LICENSE')
    const first = await save(dealer, { documents: [licence] })
    await save(dealer, { documents: [] })
    expect(await getUploadById(idOf(licence))).toMatchObject({ state: 'READY', attachedTo: null })
    const loose = await listLooseUploads(dealer.user.id)
    expect(loose.map(({ id }) => id)).toEqual([idOf(licence)])
    const undone = await save(dealer, { documents: [licence] })
    expect([undone.status, undone.body.documents]).toEqual([200, first.body.documents])
    await apply(dealer)
    expect(await getUploadById(idOf(licence))).toMatchObject({ state: 'REFUSED', attachedTo: null })
  })

  test.each([
    ['an unknown answer', { verified: true }],
    ['a script as web address', { websiteUrl: 'javascript:alert(1)' }],
    ['a web address that pretends to be another', { websiteUrl: 'https://bank.qa@evil.example' }],
    ['half a character', { businessDescription: '\ud800' }],
    ['an empty required answer', { businessAddress: ' \n ' }],
    ['a kind of business that nobody knows', { businessType: 'Bank' }],
    ['half a year', { yearsInBusiness: 1.5 }],
    ['a year as text', { yearsInBusiness: '12' }],
    ['too many years', { yearsInBusiness: 151 }],
    ['a number that is none', { numberOfEmployees: 100_001 }],
    ['an income as long as a letter', { annualRevenue: 'x'.repeat(41) }],
    [
      'a document elsewhere',
      { documents: [{ documentType: 'OTHER', documentName: 'x', documentUrl: 'https://x/doc_1' }] },
    ],
  ])('refuses %s', async (_, parts) => {
    const dealer = await registerDealer()
    expect((await save(dealer, parts)).status).toBe(400)
    expect(await getOwnSubmission(dealer.user.id)).toBeUndefined()
  })

  it('takes twenty documents, one of each kind but of others', async () => {
    const dealer = await registerDealer()
    const [one, other] = [await aDocument(dealer, 'ID_COPY'), await aDocument(dealer, 'ID_COPY')]
    expect((await save(dealer, { documents: [one, other] })).status).toBe(400)
    const loose = { ...other, documentType: 'OTHER' }
    expect((await save(dealer, { documents: [one, loose] })).status).toBe(200)
    const many = Array.from({ length: 21 }, () => loose)
    expect((await save(dealer, { documents: many })).status).toBe(400)
  })
})

describe('sending it', () => {
  it('puts the dealership in the queue, documents and all, in one act', async () => {
    const dealer = await registerDealer()
    const documents = await requiredDocuments(dealer)
    const { status, body } = await submit(dealer, {
      documents,
      specializations: '',
      websiteUrl: 'https://gulf.example',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      ...applicationAnswers({ businessPhoneNumber: '+97444123456' }),
      userId: dealer.user.id,
      status: 'SUBMITTED',
      version: 1,
      documents,
      rejectionReason: null,
      reasonCodes: [],
      adminNotes: null,
      reviewedAt: null,
      submittedAt: body.createdAt,
    })
    expect(await ownApplication(dealer)).toEqual(body)
    for (const document of documents) expect(await attachedTo(document)).toBe(body.id)
    expect(await findDealer(dealer.user.id)).toMatchObject({
      verificationStatus: 'PENDING',
      appliedAt: body.submittedAt,
      businessName: dealer.user.companyName,
    })
    expect(await getUserById(dealer.user.id)).toMatchObject({
      isVerified: false,
      verificationStatus: 'PENDING',
    })
  })

  it('begins with what was filled in, and has only what it was sent with', async () => {
    const dealer = await registerDealer()
    const dropped = await aDocument(dealer, 'VAT_CERTIFICATE')
    const draft = await save(dealer, { numberOfEmployees: 9, documents: [dropped] })
    const body = await apply(dealer)
    expect(body).toMatchObject({ id: draft.body.id, version: 2, status: 'SUBMITTED' })
    expect(body).not.toHaveProperty('numberOfEmployees')
    expect(await attachedTo(dropped)).toBeNull()
  })

  it('of eight at once sends one, and tells the others that it is sent', async () => {
    const dealer = await registerDealer()
    const documents = await requiredDocuments(dealer)
    const answers = await Promise.all(Array.from({ length: 8 }, () => submit(dealer, { documents })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(7).fill(409)])
    const codes = new Set(answers.filter(({ status }) => status === 409).map(({ body }) => body.code))
    expect([...codes]).toEqual(['ILLEGAL_STATUS_MOVE'])
    const sent = answers.find(({ status }) => status === 201)
    expect(await ownApplication(dealer)).toEqual(sent?.body)
  })

  it('is over while it waits, also under review, and so is filling in', async () => {
    const [dealer, admin] = await Promise.all([registerDealer(), registerAdmin()])
    const { id } = await apply(dealer)
    for (const status of ['SUBMITTED', 'UNDER_REVIEW'] as const) {
      if (status === 'UNDER_REVIEW') await decideApplication(admin, id, { status })
      const before = await getOwnSubmission(dealer.user.id)
      for (const answer of [await submit(dealer), await save(dealer, { businessName: 'Another' })])
        expect([answer.status, answer.body.code]).toEqual([409, 'ILLEGAL_STATUS_MOVE'])
      expect(await getOwnSubmission(dealer.user.id)).toEqual(before)
    }
  })

  it('names the documents that are missing', async () => {
    const dealer = await registerDealer()
    const [licence] = await requiredDocuments(dealer)
    const { status, body } = await submit(dealer, { documents: [licence, await aDocument(dealer)] })
    expect([status, body.code]).toEqual([400, 'APPLICATION_DOCUMENTS_REQUIRED'])
    expect(body.issues).toEqual([
      { path: 'documents.TRADE_LICENSE', message: 'Trade License' },
      { path: 'documents.ID_COPY', message: 'ID Copy' },
    ])
    expect(await ownApplication(dealer)).toBeNull()
  })

  test.each(Object.keys(applicationAnswers()))('needs %s', async (name) => {
    const dealer = await registerDealer()
    const { [name]: _, ...rest } = applicationAnswers() as Record<string, unknown>
    const body = { ...rest, documents: [] }
    const { status, body: refusal } = await api('POST', '/api/verification/submit', {
      token: dealer.token,
      body,
    })
    expect([status, refusal.code]).toEqual([400, 'BAD_REQUEST'])
    expect(refusal.issues).toMatchObject([{ path: name }])
  })
})

describe('documents', () => {
  it('are one’s own finished uploads, each one document, and nothing is taken otherwise', async () => {
    const [dealer, stranger] = [await registerDealer(), await registerDealer()]
    const [required, foreign] = [await requiredDocuments(dealer), await aDocument(stranger)]
    const never = { ...foreign, documentUrl: 'doc_00000000000000000000000009' }
    const taken = await aDocument(stranger)
    await save(stranger, { documents: [taken] })
    const { body: waiting } = await apiOk('POST', '/api/objects/upload', {
      token: dealer.token,
      body: { contentType: 'application/pdf', contentLength: 1000 },
    })
    const unfinished = { ...foreign, documentUrl: waiting.url }
    const twice = { ...required[0], documentType: 'OTHER' }
    for (const wrong of [foreign, never, taken, unfinished, twice]) {
      const documents = [...required, wrong]
      for (const answer of [await submit(dealer, { documents }), await save(dealer, { documents })]) {
        expect([answer.status, answer.body.code]).toEqual([400, 'UPLOAD_UNUSABLE'])
        expect(answer.body.issues).toMatchObject([{ path: 'documents.3.documentUrl' }])
      }
    }
    expect(await ownApplication(dealer)).toBeNull()
    for (const document of [...required, foreign]) expect(await attachedTo(document)).toBeNull()
    expect(await attachedTo(taken)).toBe((await getOwnSubmission(stranger.user.id))?.id)
  })

  it('may be named by their bare ids', async () => {
    const dealer = await registerDealer()
    const required = await requiredDocuments(dealer)
    const bare = required.map((document) => ({ ...document, documentUrl: idOf(document) }))
    const body = await apply(dealer, { documents: bare })
    expect(body.documents).toMatchObject(required)
  })
})

describe('a refused application', () => {
  it('is changed apart: admins go on seeing what they refused until it is sent again', async () => {
    const { dealer, admin, id } = await rejectedDealer()
    const refused = await ownApplication(dealer)
    expect(refused).toMatchObject({
      status: 'REJECTED',
      reasonCodes: ['DOCUMENTS_EXPIRED'],
      rejectionReason: 'The licence ended in May.',
      rejectionFields: ['TRADE_LICENSE'],
    })
    const fresh = await aDocument(dealer, 'TRADE_LICENSE')
    const [licence, , copy] = sentAgain(refused.documents)
    const changed = await save(dealer, { yearsInBusiness: 13, documents: [licence, fresh, copy] })
    expect(changed.body).toMatchObject({
      status: 'REJECTED',
      yearsInBusiness: 13,
      documents: [licence, fresh, copy],
    })

    const { token } = admin
    const path = `/api/admin/verification-submissions/${id}`
    const seen = (await apiOk('GET', path, { token })).body
    expect(seen).toMatchObject({ yearsInBusiness: 12, documents: refused.documents })
    for (const document of [...refused.documents, fresh]) expect(await attachedTo(document)).toBe(id)

    const sent = await apply(dealer, { yearsInBusiness: 13, documents: [licence, fresh, copy] })
    expect(sent).toMatchObject({
      id,
      status: 'SUBMITTED',
      rejectionReason: null,
      reasonCodes: [],
      rejectionFields: [],
      reviewedAt: null,
    })
    expect(await attachedTo(refused.documents[1])).toBeNull()
    expect(await attachedTo(fresh)).toBe(id)
    const again = (await apiOk('GET', path, { token })).body
    expect(again).toMatchObject({ yearsInBusiness: 13, documents: [licence, fresh, copy] })
    expect(again.refused).toMatchObject({ answers: { yearsInBusiness: 12 }, documents: refused.documents })
    expect(again.refused.answers).toMatchObject({ businessName: 'Gulf Star Motors' })
    expect(await getUserById(dealer.user.id)).toMatchObject({
      isVerified: false,
      verificationStatus: 'PENDING',
    })
  })

  it('goes to the end of the queue when it is sent again', async () => {
    const { dealer } = await rejectedDealer()
    const { submittedAt } = await apply(dealer)
    expect(await findDealer(dealer.user.id)).toMatchObject({
      appliedAt: submittedAt,
      verificationStatus: 'PENDING',
    })
  })

  it('that is approved after all is approved as it was sent; what was changed since is dropped', async () => {
    const { dealer, admin, id } = await rejectedDealer()
    const fresh = await aDocument(dealer)
    await save(dealer, { businessName: 'Bank of Doha', documents: [fresh] })
    expect((await decideApplication(admin, id, { status: 'APPROVED' })).status).toBe(200)
    expect(await findDealer(dealer.user.id)).toMatchObject({ businessName: 'Gulf Star Motors' })
    expect(await attachedTo(fresh)).toBeNull()
    expect(await getOwnSubmission(dealer.user.id)).toMatchObject({ draft: null, refused: null })
  })
})

it('goes with the account, documents and all', async () => {
  const dealer = await registerDealer()
  const { id, documents } = await apply(dealer)
  const { status } = await api('DELETE', '/api/user', { token: dealer.token, body: { password } })
  expect(status).toBe(204)
  // What the request does not finish in five seconds a job does.
  await expect.poll(() => getOwnSubmission(dealer.user.id)).toBeUndefined()
  await expect.poll(() => getSubmissionById(id)).toBeUndefined()
  for (const document of documents)
    await expect.poll(async () => (await getUploadById(idOf(document)))?.state ?? 'REFUSED').toBe('REFUSED')
})
