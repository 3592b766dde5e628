import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#functions/adapters/ids.ts'
import { deleteProvider, getProvider, insertProvider, type ProviderKind } from '#functions/data/providers.ts'
import { api, apiOk, type CallOptions } from '#functions/testing/api.ts'
import { getUploadById } from '#functions/data/uploads.ts'
import { jpeg, uploadPhoto } from '#functions/testing/uploads.ts'
import { auditAbout } from '#functions/testing/audit.ts'
import {
  registerAdmin,
  registerSeller,
  registerVerifiedDealer,
  type Person,
} from '#functions/testing/people.ts'
import type { InsuranceProvider } from '#shared/schemas/provider.ts'

let admin: Person

beforeAll(async () => {
  admin = await registerAdmin()
})

const both = {
  rating: 4.3,
  description: 'Cover for every car in Qatar.',
  descriptionAr: 'تأمين لكل سيارة في قطر.',
  phoneNumber: '4400 1122',
  email: 'Care@Example.com',
  website: 'https://www.example.com',
}
const forms = {
  insurance: { ...both, name: 'Al Test Insurance', coverage: 'Comprehensive', coverageAr: 'شامل' },
  financing: {
    ...both,
    name: 'Bank of Tests',
    rateKind: 'PROFIT',
    interestRateFrom: 3.25,
    interestRateTo: 5.5,
    maxLoanAmount: 400_000,
    maxLoanTerm: 60,
  },
}
const kinds: readonly ProviderKind[] = ['insurance', 'financing']

const creates = {
  insurance: (call: CallOptions) => api('POST', '/api/insurance/providers', call),
  financing: (call: CallOptions) => api('POST', '/api/financing/providers', call),
}
const updates = {
  insurance: (id: string, call: CallOptions) => api('PUT', `/api/insurance/providers/${id}`, call),
  financing: (id: string, call: CallOptions) => api('PUT', `/api/financing/providers/${id}`, call),
}
const removes = {
  insurance: (id: string, call: CallOptions) => api('DELETE', `/api/insurance/providers/${id}`, call),
  financing: (id: string, call: CallOptions) => api('DELETE', `/api/financing/providers/${id}`, call),
}

const create = (kind: ProviderKind, parts: object = {}, { token } = admin) =>
  creates[kind]({ token, body: { ...forms[kind], ...parts } })

const update = (kind: ProviderKind, id: string, parts: object, { token } = admin) =>
  updates[kind](id, { token, body: { ...forms[kind], ...parts } })

const remove = (kind: ProviderKind, id: string, { token } = admin) => removes[kind](id, { token })

const listed = async (kind: ProviderKind, id: string) =>
  ((await apiOk('GET', `/api/${kind}/providers`)).body as InsuranceProvider[]).find((one) => one.id === id)

const noId = `prv_${'0'.repeat(26)}`

it('takes interest from a lender of whom nothing else is said, and keeps what was', async () => {
  const { body: lender } = await create('financing', { rateKind: undefined })
  expect(lender).toMatchObject({ rateKind: 'INTEREST' })
  const { body: islamic } = await update('financing', lender.id, { version: 1, rateKind: 'PROFIT' })
  expect(islamic).toMatchObject({ rateKind: 'PROFIT', version: 2 })
  const { body: renamed } = await update('financing', lender.id, {
    version: 2,
    rating: 4.4,
    rateKind: undefined,
  })
  expect(renamed).toMatchObject({ rateKind: 'PROFIT', version: 3 })
  expect(await create('financing', { rateKind: 'USURY' })).toMatchObject({ status: 400 })
})

describe.each(kinds)('the providers of %s', (kind) => {
  it('are added, changed and deleted by an admin, each with its record, and visitors see it', async () => {
    const created = await create(kind)
    expect(created.status).toBe(201)
    const { id } = created.body
    const kept = { phoneNumber: '+97444001122', email: 'care@example.com', logoUrl: null }
    expect(created.body).toEqual({ ...forms[kind], ...kept, id, version: 1 })
    expect(await listed(kind, id)).toEqual(created.body)

    const changed = await update(kind, id, { rating: 4.8, website: null, version: 1 })
    expect(changed.body).toEqual({ ...created.body, rating: 4.8, website: null, version: 2 })
    expect(await listed(kind, id)).toEqual(changed.body)
    // The same once more is no change.
    const same = await update(kind, id, { rating: 4.8, website: null, version: 2 })
    expect([same.status, same.body]).toEqual([200, changed.body])

    expect((await remove(kind, id)).status).toBe(204)
    expect(await listed(kind, id)).toBeUndefined()
    for (const answer of [await remove(kind, id), await update(kind, id, { version: 2 })])
      expect(answer.body.code).toBe('NOT_FOUND')

    expect(await auditAbout(id)).toMatchObject([
      { action: 'provider.create', detail: { kind }, actorId: admin.user.id },
      { action: 'provider.edit', detail: { kind, fields: 'rating,website' } },
      { action: 'provider.delete', detail: { kind } },
    ])
  })

  it('keep the logo that they have', async () => {
    const id = newId('provider')
    const logoUrl = '/logos/test.svg'
    const provider = { ...forms[kind], id, logoUrl, version: 1 }
    await insertProvider(kind, provider as Parameters<typeof insertProvider>[1], [])
    expect((await update(kind, id, { name: 'Renamed', version: 1 })).body).toMatchObject({
      logoUrl,
      version: 2,
    })
    await remove(kind, id)
  })

  it('are no business of anybody else', async () => {
    const { body: provider } = await create(kind)
    for (const person of [await registerSeller(), await registerVerifiedDealer()]) {
      const answers = [
        await create(kind, {}, person),
        await update(kind, provider.id, { version: 1 }, person),
        await remove(kind, provider.id, person),
      ]
      expect(answers.map(({ body }) => body.code)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'])
    }
    expect((await creates[kind]({ body: forms[kind] })).status).toBe(401)
    expect(await listed(kind, provider.id)).toEqual(provider)
    await remove(kind, provider.id)
  })

  it('are changed by one of two admins at once, and the other hears of it', async () => {
    const other = await registerAdmin()
    const { id } = (await create(kind)).body
    const answers = await Promise.all([
      update(kind, id, { rating: 4.1, version: 1 }),
      update(kind, id, { rating: 4.2, version: 1 }, other),
      update(kind, id, { name: 'Third', version: 1 }, other),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual([
      'EDIT_CONFLICT',
      'EDIT_CONFLICT',
    ])
    expect(await listed(kind, id)).toEqual(answers.find(({ status }) => status === 200)!.body)

    const gone = await Promise.all([remove(kind, id), remove(kind, id, other)])
    expect(gone.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(await getProvider(kind, id)).toBeUndefined()
  })

  it.each([
    ['name', 'A'],
    ['name', 'Bank\nof lines'],
    ['rating', 5.1],
    ['rating', 4.25],
    ['rating', '4'],
    ['description', ''],
    ['descriptionAr', 'ن'.repeat(501)],
    ['phoneNumber', 'call me'],
    ['email', 'nobody'],
    ['website', 'javascript:alert(1)'],
    ['website', 'www.example.com'],
    ['', { logoUrl: 'https://example.com/x.png' }],
  ])('are not stored with %s %j', async (path, value) => {
    const { body } = await create(kind, path ? { [path]: value } : (value as object))
    expect(body.code).toBe('BAD_REQUEST')
    // One field can be wrong in several ways.
    expect(new Set(body.issues.map((issue: { path: string }) => issue.path))).toEqual(new Set([path]))
  })

  it('need the version that was read', async () => {
    expect((await update(kind, noId, {})).body.issues).toMatchObject([{ path: 'version' }])
    expect((await update(kind, noId, { version: 1 })).body.code).toBe('NOT_FOUND')
    expect((await remove(kind, 'prv_x')).body.code).toBe('NOT_FOUND')
  })
})

it.each([
  ['coverage', 'insurance', { coverage: '' }],
  ['coverageAr', 'insurance', { coverageAr: 'ش'.repeat(61) }],
  ['interestRateTo', 'financing', { interestRateFrom: 6, interestRateTo: 5.99 }],
  ['interestRateFrom', 'financing', { interestRateFrom: -1 }],
  ['maxLoanAmount', 'financing', { maxLoanAmount: 999 }],
  ['maxLoanTerm', 'financing', { maxLoanTerm: 60.5 }],
] as const)('the %s of %s is checked', async (path, kind, parts) => {
  expect((await create(kind, parts)).body).toMatchObject({ code: 'BAD_REQUEST', issues: [{ path }] })
})

it('the one of a kind is not found among the other', async () => {
  const { id } = (await create('insurance')).body
  expect((await remove('financing', id)).body.code).toBe('NOT_FOUND')
  await deleteProvider('insurance', (await getProvider('insurance', id))!, [])
})

it.each(kinds)('a logo of %s is an admin’s upload, is replaced, and goes with the company', async (kind) => {
  const [first, second] = [await uploadPhoto(admin.token), await uploadPhoto(admin.token, await jpeg('#223'))]
  const { body: made } = await create(kind, { logo: first.url })
  expect(made).toMatchObject({ logoUrl: first.url })
  // One that somebody else uses already is nobody's to take.
  expect((await create(kind, { logo: first.url })).body.code).toBe('UPLOAD_UNUSABLE')
  const { body: kept } = await update(kind, made.id, { version: 1, rating: 4.4 })
  expect(kept).toMatchObject({ logoUrl: first.url })
  const { body: replaced } = await update(kind, made.id, { version: 2, logo: second.url })
  expect(replaced).toMatchObject({ logoUrl: second.url, version: 3 })
  expect(await getUploadById(first.id)).not.toMatchObject({ attachedTo: made.id })
  const another = await registerAdmin()
  const { body: without } = await update(kind, made.id, { version: 3, logo: null }, another)
  expect(without).toMatchObject({ logoUrl: null })
  expect(await getUploadById(second.id)).not.toMatchObject({ attachedTo: made.id })
  const foreign = await uploadPhoto((await registerSeller()).token)
  expect((await update(kind, made.id, { version: 4, logo: foreign.url })).body.code).toBe('UPLOAD_UNUSABLE')
  expect(await remove(kind, made.id)).toMatchObject({ status: 204 })
})
