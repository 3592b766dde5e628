import { refuses } from '#functions/trust/guards/store.ts'
import * as values from '#functions/listings/get-market-value.ts'

export const catchers = {
  // An address of the permission matrix always names a model of our list.
  'the market value of a model that is not in our list': () =>
    refuses('NOT_FOUND', () => values.getMarketValue({ params: { make: 'toyota', model: 'corola-x' } })),
}
