import { randomBytes } from 'node:crypto'
import { availabilityLinkWrite } from '#functions/data/confirmations.ts'
import { transact } from '#functions/data/transact.ts'
import { apiOk } from '#functions/testing/api.ts'
import { registerVerifiedDealer, type Person } from '#functions/testing/people.ts'
import { csv, sendStockFile, stockHeaders, stockRow } from '#functions/testing/stock-imports.ts'

const imports = new Map<string, Promise<{ id: string }>>()

/** A checked import of this dealer that has not started. Created once. */
export const checkedImport = (dealer: Person): Promise<{ id: string }> => {
  const made =
    imports.get(dealer.user.id) ?? sendStockFile(dealer, csv([stockHeaders('en'), stockRow({})]), 'DRAFT')
  imports.set(dealer.user.id, made)
  return made
}

/** A feed that leads to no server. */
export const feedForm = () => ({
  address: 'https://feed.invalid/stock.csv?key=secret',
  mode: 'DRAFT',
  gone: 'NOTHING',
  isOn: true,
})

/** A dealer of their own with a feed. */
export const dealerWithFeed = async (): Promise<Person> => {
  const dealer = await registerVerifiedDealer()
  await apiOk('PUT', '/api/seller/feed', { token: dealer.token, body: feedForm() })
  return dealer
}

/** Creates the token of an email that asks about one car. */
export const availabilityToken = async ({ user }: Person, listingId: string): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await transact([availabilityLinkWrite({ token, userId: user.id, listingId }, new Date())])
  return token
}
