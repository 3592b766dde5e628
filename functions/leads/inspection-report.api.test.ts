import { beforeAll, describe, expect, it } from 'vitest'
import { getUploadById } from '#functions/data/uploads.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import {
  carForm,
  decide,
  sellerDocuments,
  searchUntil,
  submitCar,
  submitReportedCar,
} from '#functions/testing/cars.ts'
import { asked, edit, read, sent, write } from '#functions/testing/leads.ts'
import {
  registerAdmin,
  registerSeller,
  registerVerifiedDealer,
  type Person,
} from '#functions/testing/people.ts'
import { pdf, uploadDocument } from '#functions/testing/uploads.ts'

let admin: Person
let dealer: Person
let buyer: Person
beforeAll(async () => {
  ;[admin, dealer, buyer] = await Promise.all([registerAdmin(), registerVerifiedDealer(), registerSeller()])
})

const open = ({ token }: Person, leadId: string) =>
  api('GET', `/api/leads/${leadId}/inspection-report`, { token })
const change = ({ token }: Person, carId: string, body: object) =>
  api('PATCH', `/api/listings/${carId}`, { token, body })
const reportIn = (id: string) => ({ verificationDocuments: { inspectionReport: id } })

describe('the inspection report of a car', () => {
  it('is named on the public page with its date and maker, and never leaves by it', async () => {
    const car = await submitReportedCar(dealer)
    expect(car.verificationDocuments.inspectionReport).toMatch(/^doc_/)
    const { body: page } = await apiOk('GET', `/api/listings/${car.slug}`)
    expect(page).toMatchObject({ inspectedBy: 'Fahes', inspectionReportAt: car.inspectionReportAt })
    const crawled = await api('GET', `/api/pages/en/cars/${car.slug}`)
    for (const shown of [page, crawled]) expect(JSON.stringify(shown)).not.toContain('doc_')
    const { body: review } = await apiOk('GET', `/api/admin/listings/${car.id}`, { token: admin.token })
    expect(review.listing.verificationDocuments.inspectionReport).toBe(
      car.verificationDocuments.inspectionReport,
    )

    const query = 'make=Nissan&hasInspectionReport=true&limit=100'
    await searchUntil(query, ({ listings }) => listings.some(({ id }) => id === car.id))

    // Who made it says nothing without it.
    await change(dealer, car.id, { verificationDocuments: { inspectionReport: null } })
    const { body: without } = await apiOk('GET', `/api/listings/${car.slug}`)
    expect(without).not.toHaveProperty('inspectionReportAt')
    expect(without).not.toHaveProperty('inspectedBy')
    await searchUntil(query, ({ listings }) => listings.every(({ id }) => id !== car.id))
  })

  it('opens for a buyer with the seller’s answer, as a file, and for nobody else', async () => {
    const car = await submitReportedCar(dealer)
    const lead = await asked(buyer, car.id)
    expect(lead.inspectionReport).toBe('AFTER_ANSWER')
    expect((await open(buyer, lead.id)).body.code).toBe('NOT_ANSWERED_YET')
    await write(dealer, lead.id, 'Here it is.')
    expect((await read(buyer, lead.id)).body.lead.inspectionReport).toBe('OPEN')
    expect((await read(dealer, lead.id)).body.lead.inspectionReport).toBe('OPEN')
    const { status, body } = await open(buyer, lead.id)
    expect([status, body.contentType]).toEqual([200, 'application/pdf'])
    const file = await fetch(body.url)
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="inspection-report.pdf"')
    expect(Buffer.from(await file.arrayBuffer())).toEqual(Buffer.from(pdf().bytes))
    expect(Date.parse(body.expiresAt) - Date.now()).toBeLessThanOrEqual(60_000)

    const stranger = await registerSeller()
    expect((await open(stranger, lead.id)).status).toBe(404)
    const other = await asked(stranger, car.id)
    expect((await open(stranger, other.id)).status).toBe(409)
    expect((await open(dealer, other.id)).status).toBe(200)
  })

  it('closes with the inquiry, and when the car is no longer for sale, but not to its seller', async () => {
    const car = await submitReportedCar(dealer)
    const lead = await asked(await registerSeller(), car.id)
    const first = await registerSeller()
    const own = await asked(first, car.id)
    await write(dealer, own.id, 'Here it is.')
    await edit(dealer, own.id, { status: 'CLOSED' })
    expect((await open(first, own.id)).body.code).toBe('INQUIRY_CLOSED')
    expect((await sent(first)).find(({ id }: { id: string }) => id === own.id)).not.toHaveProperty(
      'inspectionReport',
    )
    await edit(dealer, own.id, { status: 'CONTACTED' })
    expect((await open(first, own.id)).status).toBe(200)
    const say = (availability: string) =>
      apiOk('PUT', `/api/listings/${car.id}/availability`, { token: dealer.token, body: { availability } })
    await say('RESERVED')
    expect((await open(first, own.id)).status).toBe(200)
    await say('SOLD')
    expect((await open(first, own.id)).body.code).toBe('LISTING_UNAVAILABLE')
    expect((await open(dealer, lead.id)).status).toBe(200)
    await say('AVAILABLE')
    await decide(admin, car.id, { status: 'REJECTED', reasonCodes: [], rejectionReason: 'Not a car' })
    expect((await open(first, own.id)).body.code).toBe('LISTING_UNAVAILABLE')
  })

  it('is gone when its seller replaces it or deletes the car', async () => {
    const car = await submitReportedCar(dealer)
    const id: string = car.verificationDocuments.inspectionReport
    const lead = await asked(await registerSeller(), car.id)
    expect((await getUploadById(id))?.attachedTo).toBe(car.id)
    const other = await uploadDocument(dealer.token)
    expect((await change(dealer, car.id, reportIn(other.url))).status).toBe(200)
    expect((await getUploadById(id))?.attachedTo).not.toBe(car.id)
    expect((await getUploadById(other.id))?.attachedTo).toBe(car.id)
    await apiOk('DELETE', `/api/listings/${car.id}`, { token: dealer.token })
    expect((await getUploadById(other.id))?.attachedTo).not.toBe(car.id)
    expect((await open(dealer, lead.id)).body.code).toBe('DOCUMENT_NOT_FOUND')
  })

  it('is an own, checked document in one place, and sends a private seller’s car back to review', async () => {
    const seller = await registerSeller()
    const car = await submitCar(seller)
    await decide(admin, car.id, { status: 'APPROVED' })
    const foreign = await uploadDocument(dealer.token)
    for (const url of [foreign.url, car.verificationDocuments.idCard, 'doc_' + '0'.repeat(26)])
      expect((await change(seller, car.id, reportIn(url))).body.code).toBe('UPLOAD_UNUSABLE')
    const { url } = await uploadDocument(seller.token)
    const { body } = await change(seller, car.id, reportIn(url))
    expect([body.status, body.verificationDocuments.idCard]).toEqual([
      'PENDING',
      car.verificationDocuments.idCard,
    ])
    const again = await change(seller, car.id, { inspectedBy: 'Garage' })
    expect([again.body.inspectedBy, again.body.verificationDocuments.inspectionReport]).toEqual([
      'Garage',
      body.verificationDocuments.inspectionReport,
    ])
  })

  it('is all that a verified dealership attaches: nobody asks it for proof', async () => {
    const verificationDocuments = await sellerDocuments(dealer)
    const { status, body } = await api('POST', '/api/listings', {
      token: dealer.token,
      body: { ...carForm(), verificationDocuments, status: 'DRAFT' },
    })
    expect([status, body.code]).toEqual([400, 'UPLOAD_UNUSABLE'])
  })

  it('is in its seller’s export', async () => {
    const car = await submitReportedCar(dealer)
    const { body } = await apiOk('GET', '/api/user/export', { token: dealer.token })
    expect(JSON.stringify(body.listings)).toContain(car.verificationDocuments.inspectionReport)
  })
})
