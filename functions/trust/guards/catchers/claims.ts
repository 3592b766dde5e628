import { keys } from '#functions/data/keys.ts'
import { claimReview, releaseReview } from '#functions/data/review-claims.ts'
import { newNoteWrites } from '#functions/data/seller-notes.ts'
import { sharedBrowserWrites } from '#functions/data/shared-browsers.ts'
import { transact } from '#functions/data/transact.ts'
import { newId } from '#functions/adapters/ids.ts'
import { put, read, refuses, remove, same } from '#functions/trust/guards/store.ts'

const [mine, other] = [newId('user'), newId('user')]

/** Something that another admin has open for the next minutes. */
const claimedByOther = async (): Promise<string> => {
  const item = newId('listing')
  const expiresAt = Math.floor(Date.now() / 1000) + 600
  await put(keys.reviewClaim(item), { by: other, at: new Date().toISOString(), expiresAt })
  return item
}

export const catchers = {
  'a claim that another has': async () => {
    const held = await claimReview(await claimedByOther(), { by: mine, at: new Date(), takesOver: false })
    same(held.by, other)
  },
  'a note about who is gone': async () => {
    const [sellerId, at] = [newId('user'), new Date().toISOString()]
    const write = () =>
      transact(
        newNoteWrites({ id: newId('note'), sellerId, about: sellerId, text: 'Called.', at, by: other }),
      )
    await refuses('NOT_FOUND', write)
    await put(keys.user(sellerId), { status: 'DELETED' })
    await refuses('NOT_FOUND', write)
    await remove(keys.user(sellerId))
  },
  'a browser that had an account which is gone': async () => {
    const otherId = newId('user')
    const write = () => transact(sharedBrowserWrites(newId('user'), otherId, new Date()))
    await refuses('ConditionsFailed', write)
    await put(keys.user(otherId), { status: 'DELETED' })
    await refuses('ConditionsFailed', write)
    await remove(keys.user(otherId))
  },
  'a release of what another has': async () => {
    const item = await claimedByOther()
    await releaseReview(item, mine)
    same((await read(keys.reviewClaim(item)))?.['by'], other)
  },
}
