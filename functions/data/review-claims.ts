import * as z from 'zod/mini'
import { id } from '#shared/schemas/ids.ts'
import { instant } from '#shared/schemas/text.ts'
import { moderatorWrites } from './counters.ts'
import { keys } from './keys.ts'
import { deleteWrite, getItem, getItems, putWrite, write } from './table.ts'
import { ConditionsFailed, transact } from './transact.ts'
import { epochSeconds } from '#functions/core/time.ts'
import { keptUntil } from './kept-until.ts'

/** Who has something open for review, and since when. It is a courtesy: the version of the item guards decisions. */
const reviewClaim = z.object({ by: id('user'), at: instant, expiresAt: z.number() })
export type ReviewClaim = z.output<typeof reviewClaim>

/**
 * Claims an item for an admin, which counts for their figures, or prolongs their claim. Of several at once one has it; `takesOver` takes it
 * from the admin who has it.
 * @returns the claim that holds then
 */
export const claimReview = async (
  itemId: string,
  { by, at, takesOver }: { by: string; at: Date; takesOver: boolean },
): Promise<ReviewClaim> => {
  const key = keys.reviewClaim(itemId)
  const held = await getItem(key, reviewClaim)
  const isOwn = held?.by === by && held.expiresAt > epochSeconds(at)
  const claim = {
    by,
    at: isOwn ? held.at : at.toISOString(),
    expiresAt: keptUntil('reviewClaim', at),
  }
  const free = 'attribute_not_exists(pk) OR expiresAt <= :now OR #by = :by'
  try {
    await transact([
      putWrite({ ...key, ...claim }, takesOver ? {} : { if: free, values: { now: epochSeconds(at), by } }),
      ...(isOwn ? [] : moderatorWrites(by, 'claims', at)),
    ])
    return claim
  } catch (error) {
    if (!(error instanceof ConditionsFailed)) throw error
    // The admin who was faster may have let go of it since: then it is free again.
    return (await getItem(key, reviewClaim)) ?? claimReview(itemId, { by, at, takesOver })
  }
}

const listedClaim = z.extend(reviewClaim, { pk: z.string() })

/** The claims that hold at a time, of some items by id. */
export const listReviewClaims = async (
  itemIds: readonly string[],
  at: Date,
): Promise<Map<string, ReviewClaim>> => {
  const held = await getItems(itemIds.map(keys.reviewClaim), listedClaim)
  const byKey = new Map(held.map((claim) => [claim.pk, claim]))
  return new Map(
    itemIds.flatMap((itemId) => {
      const claim = byKey.get(keys.reviewClaim(itemId).pk)
      return claim && claim.expiresAt > epochSeconds(at) ? [[itemId, claim]] : []
    }),
  )
}

/** Ends an admin's own claim; another's stays. */
export const releaseReview = async (itemId: string, by: string): Promise<void> => {
  await write(deleteWrite(keys.reviewClaim(itemId), { if: '#by = :by', values: { by } }))
}

/** The time at which a claim ends by itself. */
export const claimEnd = ({ expiresAt }: ReviewClaim): string => new Date(expiresAt * 1000).toISOString()
