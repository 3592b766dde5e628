import { expect, it } from 'vitest'
import { noCounts } from '#functions/data/counts.ts'
import { newDealer } from '#functions/commands/new-dealer.ts'
import type { DealerRecord } from '#functions/data/dealers.ts'
import { toPlateDetail } from '#functions/plates/views.ts'
import { aPlate, aUser } from '#functions/testing/builders.ts'
import { plateDetail } from '#shared/schemas/plate.ts'

it('names the dealership that offers a plate, in Arabic too where it has such a name', () => {
  const dealer = newDealer(aUser({ companyName: 'Pearl Cars', role: 'SELLER_DEALERSHIP' }), '')
  const sellerOf = (each: DealerRecord) =>
    plateDetail.parse(toPlateDetail({ ...aPlate(), ...noCounts }, aUser(), each, undefined)).seller
  const { id, slug } = dealer
  const businessNameAr = 'لؤلؤة السيارات'
  expect(sellerOf({ ...dealer, businessNameAr })).toMatchObject({
    name: 'Pearl Cars',
    dealer: { id, slug, businessNameAr },
  })
  for (const none of [dealer, { ...dealer, businessNameAr: '' }])
    expect(sellerOf(none).dealer).toStrictEqual({ id, slug })
})
