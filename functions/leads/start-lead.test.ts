import { expect, it, vi } from 'vitest'
import { AppError } from '#functions/core/app-error.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import { aLead, aUser } from '#functions/testing/builders.ts'
import { startLead } from './start-lead.ts'

type Deps = NonNullable<Parameters<typeof startLead>[1]>

/** Sends a request beyond the day's limit of its car: the seller is told of such requests together. */
const ask = (parts: Pick<Deps, 'tellTogether' | 'insertLead'>, dealer: ListingRecord['dealer'] = null) => {
  const { listing } = aLead()
  const asked = {
    topic: { listing, plate: null },
    countedFor: { id: listing!.id },
    seller: aUser(),
    dealer,
    perDay: 'leadsOfListing',
    form: { name: 'Maryam', phone: '+97455123456', email: undefined, message: 'Hello' },
    actor: aUser({ id: 'usr_00000000000000000000000002' }),
    request: { ip: '10.0.0.1', userAgent: '' },
  }
  return startLead(asked as unknown as Parameters<typeof startLead>[0], {
    countedNetwork: async () => undefined,
    wasContacted: async () => false,
    takeLeadPlace: async () => false,
    notifyWrites: async () => [],
    newId: () => aLead().id as never,
    now: () => new Date('2026-02-01T08:00:00.000Z'),
    ...parts,
  })
}

it('a request that is not stored is not among those of which the seller is told together', async () => {
  const tellTogether = vi.fn<Deps['tellTogether']>(async () => {})
  const insertLead = vi.fn<Deps['insertLead']>(async () => {
    throw new AppError('STORE_UNAVAILABLE')
  })
  await expect(ask({ tellTogether, insertLead })).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' })
  expect(tellTogether).not.toHaveBeenCalled()
  await ask({ tellTogether, insertLead: async () => {} })
  expect(tellTogether).toHaveBeenCalledOnce()
})

it('a request that is stored was sent, whatever becomes of the news of it', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const tellTogether = async () => {
    throw new AppError('STORE_UNAVAILABLE')
  }
  expect(await ask({ tellTogether, insertLead: async () => {} })).toMatchObject({ status: 'NEW' })
})

it('keeps the names under which the seller writes: a dealership’s, in Arabic too where it has such a name', async () => {
  const quiet = { tellTogether: async () => {}, insertLead: async () => {} }
  const dealer = { id: aUser().id, slug: 'pearl-cars', businessName: 'Pearl Cars' }
  const businessNameAr = 'لؤلؤة السيارات'
  expect(await ask(quiet, { ...dealer, businessNameAr })).toMatchObject({
    sellerName: 'Pearl Cars',
    sellerNameAr: businessNameAr,
  })
  expect(await ask(quiet, dealer)).toMatchObject({ sellerName: 'Pearl Cars', sellerNameAr: undefined })
  expect(await ask(quiet)).toMatchObject({ sellerName: 'Khalid', sellerNameAr: undefined })
})
