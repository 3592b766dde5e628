import { newId } from '#functions/adapters/ids.ts'
import * as reports from '#functions/leads/open-inspection-report.ts'
import { aLead, aListing, aUser } from '#functions/testing/builders.ts'
import { at, refuses, same } from '#functions/trust/guards/store.ts'

type User = ReturnType<typeof aUser>

const [buyer, seller, stranger] = [1, 2, 3].map(() => aUser({ id: newId('user') })) as [User, User, User]
const car = aListing({
  ownerId: seller.id,
  status: 'APPROVED',
  isHidden: false,
  inspectionReport: { id: `doc_${'0'.repeat(26)}`, uploadedAt: at.toISOString() },
})
const answered = aLead({ buyerId: buyer.id, sellerId: seller.id, respondedAt: at.toISOString() })

type Stage = { actor?: object; lead?: object | undefined; listing?: object | undefined; state?: string }

/** Opens the report of a car on sale whose seller has answered, unless it is said otherwise. */
const open = (stage: Stage = {}) => {
  const { actor, lead, listing, state } = {
    actor: buyer,
    lead: answered,
    listing: car,
    state: 'READY',
    ...stage,
  }
  return reports.openInspectionReport(
    { actor, params: { id: answered.id } } as never,
    {
      getLeadById: async () => lead,
      getListingById: async () => listing,
      getUploadById: async (id: string) => ({ id, state, contentType: 'application/pdf' }),
      signDocumentRead: async () => 'https://storage.invalid',
      now: () => at,
    } as never,
  )
}

export const catchers = {
  'a report for strangers, before an answer, or of what is not for sale': async () => {
    same((await open()).url, 'https://storage.invalid')
    await refuses('LEAD_NOT_FOUND', () => open({ lead: undefined }))
    await refuses('LEAD_NOT_FOUND', () => open({ actor: stranger }))
    await refuses('NOT_ANSWERED_YET', () => open({ lead: { ...answered, respondedAt: null } }))
    await refuses('INQUIRY_CLOSED', () => open({ lead: { ...answered, status: 'CLOSED' } }))
    for (const part of [{ isHidden: true }, { status: 'PENDING' }, { availability: 'SOLD' }])
      await refuses('LISTING_UNAVAILABLE', () => open({ listing: { ...car, ...part } }))
    same(
      (await open({ actor: seller, listing: { ...car, availability: 'SOLD' } })).url,
      'https://storage.invalid',
    )
  },
  'a report that is gone, or that a scan has refused': async () => {
    await refuses('DOCUMENT_NOT_FOUND', () => open({ listing: undefined }))
    await refuses('DOCUMENT_NOT_FOUND', () => open({ listing: { ...car, inspectionReport: null } }))
    await refuses('DOCUMENT_NOT_FOUND', () => open({ state: 'REFUSED' }))
  },
}
