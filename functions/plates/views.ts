import type { WithCounts } from '#functions/data/counts.ts'
import type { DealerRecord } from '#functions/data/dealers.ts'
import { toDecision, toOwner, toSeller } from '#functions/data/user-views.ts'
import { shownPlatePrices, toPlateView, type PlateRecord } from '#functions/data/plate-record.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { isOwnerOrAdmin, type Actor } from '#functions/core/caller.ts'
import { canBeContacted } from '#shared/rules/availability.ts'
import type { AdminPlate, OwnPlate, PlateDetail } from '#shared/schemas/plate.ts'

/** A plate as its owner sees it. */
export const toOwnPlate = (plate: WithCounts<PlateRecord>): OwnPlate => ({
  ...toPlateView(plate),
  version: plate.version,
  rejectionReason: plate.rejectionReason,
  reasonCodes: plate.reasonCodes,
  appeal: plate.appeal,
  updatedAt: plate.updatedAt,
})

/** A plate as an admin reviews it; `admin` is who decided about it last. */
export const toAdminPlate = (
  plate: WithCounts<PlateRecord>,
  owner: UserRecord,
  admin: UserRecord | undefined,
): AdminPlate => ({
  ...toOwnPlate(plate),
  owner: toOwner(owner),
  submittedAt: plate.submittedAt,
  decision: toDecision(plate.decision, admin),
  isHidden: plate.isHidden,
  featuredUntil: plate.featuredUntil,
  ...(plate.publishedAt &&
    plate.status !== 'APPROVED' && {
      publicPrice: plate.priceHistory.at(-1)?.priceQAR,
      publicDescription: plate.publicDescription,
    }),
})

/** The page of a plate, for everybody who may see it; `isStaff` is whether they are staff of its owner. */
export const toPlateDetail = (
  plate: WithCounts<PlateRecord>,
  owner: UserRecord,
  dealer: DealerRecord | undefined,
  actor: Actor | undefined,
  isStaff = false,
): PlateDetail => {
  // A seller is no longer called about a plate that is sold.
  const isReachable = isStaff || isOwnerOrAdmin(plate, actor) || canBeContacted(plate.availability)
  return {
    ...toPlateView(plate),
    // As in the list: for buyers it is as old as its offer.
    createdAt: plate.publishedAt ?? plate.createdAt,
    priceHistory: shownPlatePrices(plate),
    publishedAt: plate.publishedAt,
    seller: {
      ...toSeller(owner, dealer, isReachable),
      dealer: dealer
        ? {
            id: dealer.id,
            slug: dealer.slug,
            ...(dealer.businessNameAr && { businessNameAr: dealer.businessNameAr }),
          }
        : null,
    },
    isOwn: isStaff || actor?.id === plate.ownerId,
  }
}
