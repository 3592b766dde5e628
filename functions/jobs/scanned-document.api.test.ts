import { beforeAll, describe, expect, inject, it } from 'vitest'
import { handler } from './process-document.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { carForm, sellerDocuments } from '#functions/testing/cars.ts'
import { registerAdmin, registerSeller, type Person } from '#functions/testing/people.ts'
import { isStored, pdf, uploadDocument } from '#functions/testing/uploads.ts'
import { folders } from '#shared/constants/storage.ts'

beforeAll(() => void Object.assign(process.env, inject('functionEnv')))

/** An event as GuardDuty’s documentation shows it. */
const scanned = (documentId: string, scanResultStatus: string) =>
  handler({
    version: '0',
    'detail-type': 'GuardDuty Malware Protection Object Scan Result',
    source: 'aws.guardduty',
    detail: {
      schemaVersion: '1.0',
      scanStatus: 'COMPLETED',
      resourceType: 'S3_OBJECT',
      s3ObjectDetails: {
        bucketName: 'sayara-documents',
        objectKey: `${folders.documents}${documentId}`,
        eTag: 'e',
        versionId: 'v',
        s3Throttled: false,
      },
      scanResultDetails: { scanResultStatus, threats: null },
    },
  } as Parameters<typeof handler>[0])

const verdictOn = async (documentId: string, { token }: Person) => {
  const { body } = await apiOk('GET', `/api/uploads/${documentId}`, { token })
  return [body.state, body.refusal, await isStored('document', documentId)]
}

/** A document whose upload address was issued and to which nothing was sent: no job of this stack has checked it. */
const awaited = async ({ token }: Person): Promise<string> => {
  const body = { contentType: 'application/pdf', contentLength: pdf().bytes.length }
  return (await apiOk('POST', '/api/objects/upload', { token, body })).body.id
}

describe('a scanned document', () => {
  it.each([
    ['THREATS_FOUND', 'UNSAFE'],
    ['UNSUPPORTED', 'UNCHECKED'],
    ['ACCESS_DENIED', 'UNCHECKED'],
    ['FAILED', 'UNCHECKED'],
    ['A_WORD_OF_TOMORROW', 'UNCHECKED'],
  ])('is refused for %s, and stays so whatever is said later', async (verdict, refusal) => {
    const seller = await registerSeller()
    const id = await awaited(seller)
    for (const said of [verdict, verdict, 'NO_THREATS_FOUND', 'FAILED']) await scanned(id, said)
    expect(await verdictOn(id, seller)).toEqual(['REFUSED', refusal, false])
    const body = { ...carForm(), verificationDocuments: { idCard: `/api/verification-documents/${id}` } }
    const claim = await api('POST', '/api/listings', {
      token: seller.token,
      body: { ...body, status: 'DRAFT' },
    })
    expect(claim.body.code).toBe('UPLOAD_UNUSABLE')
  })

  it('stays ready when it is said to be clean, once or twice', async () => {
    const seller = await registerSeller()
    const { id } = await uploadDocument(seller.token)
    await scanned(id, 'NO_THREATS_FOUND')
    await scanned(id, 'NO_THREATS_FOUND')
    expect(await verdictOn(id, seller)).toEqual(['READY', null, true])
  })

  it('is taken away again when the bad news comes after the good, even from a listing that uses it', async () => {
    const [seller, admin] = [await registerSeller(), await registerAdmin()]
    const { idCard, registrationCard } = await sellerDocuments(seller)
    const body = { ...carForm(), verificationDocuments: { idCard, registrationCard }, status: 'DRAFT' }
    await apiOk('POST', '/api/listings', { token: seller.token, body })
    expect((await api('GET', idCard, { token: admin.token })).status).toBe(200)
    const id = idCard.slice(idCard.lastIndexOf('/') + 1)
    await scanned(id, 'THREATS_FOUND')
    expect(await verdictOn(id, seller)).toEqual(['REFUSED', 'UNSAFE', false])
    expect((await api('GET', idCard, { token: admin.token })).status).toBe(404)
    expect((await api('GET', registrationCard, { token: admin.token })).status).toBe(200)
  })

  it('that nobody knows is removed, and is no error', async () => {
    const unknown = 'doc_00000000000000000000000000'
    await scanned(unknown, 'THREATS_FOUND')
    await scanned(unknown, 'NO_THREATS_FOUND')
    expect(await isStored('document', unknown)).toBe(false)
  })
})
