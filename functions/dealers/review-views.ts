import { type DealerRecord } from '#functions/data/dealers.ts'
import type { DealerReviewRecord } from '#functions/data/dealer-reviews.ts'
import type { LeadRecord } from '#functions/data/leads.ts'
import { toDecision, toOwner } from '#functions/data/user-views.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { canAnswerReview, canReportReview, reviewerName } from '#shared/rules/dealer-review.ts'
import type { AdminDealerReview, DealerReviewView, OwnDealerReview } from '#shared/schemas/dealer-review.ts'

const toWritten = ({
  stars,
  described,
  manner,
  price,
  text,
  language,
  bought,
}: Pick<
  DealerReviewRecord,
  'stars' | 'described' | 'manner' | 'price' | 'text' | 'language' | 'bought'
>) => ({
  stars,
  described,
  manner,
  price,
  text,
  language,
  bought,
})

/** A review as everybody sees it, or as the dealership itself does. */
export const toReviewView = (
  review: DealerReviewRecord,
  author: UserRecord | undefined,
  isDealership: boolean,
): DealerReviewView => {
  const { answer } = review
  return {
    id: review.id,
    ...toWritten(review),
    author: review.isNamed && author ? reviewerName(author) : null,
    createdAt: review.createdAt,
    // What nobody saw before is no change. Reviews of earlier releases do not say when they were published.
    isEdited: review.editedAt > (review.publishedAt ?? review.createdAt),
    answer:
      answer?.status === 'APPROVED' ? { text: answer.text, language: answer.language, at: answer.at } : null,
    ...(isDealership && {
      dealership: { answer, canAnswer: canAnswerReview(review), canReport: canReportReview(review) },
    }),
  }
}

/** A review as its author sees it. */
export const toOwnReview = (review: DealerReviewRecord): OwnDealerReview => ({
  id: review.id,
  dealerId: review.dealerId,
  ...toWritten(review),
  isNamed: review.isNamed,
  status: review.status,
  reasonCodes: review.reasonCodes,
  rejectionReason: review.rejectionReason,
  createdAt: review.createdAt,
  editedAt: review.editedAt,
  version: review.version,
})

type Around = {
  author: UserRecord | undefined
  admin: UserRecord | undefined
  dealer: DealerRecord | undefined
  lead: LeadRecord | undefined
  authorIsStaff?: AdminDealerReview['authorIsStaff']
}

/** A review as admins see it; none when an account is about to be deleted, and the review with it. */
export const toAdminReview = (
  review: DealerReviewRecord,
  { author, admin, dealer, lead, authorIsStaff }: Around,
): AdminDealerReview | undefined => {
  if (!author || !dealer) return undefined
  const { dealerId: _dealerId, ...own } = toOwnReview(review)
  const { id, username, name } = toOwner(author)
  return {
    ...own,
    dealer: {
      id: dealer.id,
      slug: dealer.slug,
      businessName: dealer.businessName,
      ...(dealer.businessNameAr && { businessNameAr: dealer.businessNameAr }),
    },
    author: { id, username, name, createdAt: author.createdAt },
    ...(authorIsStaff && { authorIsStaff }),
    isHidden: review.isHidden,
    lead: lead?.listing
      ? {
          title: lead.listing.title,
          titleAr: lead.listing.titleAr,
          createdAt: lead.createdAt,
          respondedAt: lead.respondedAt,
        }
      : null,
    answer: review.answer,
    report: review.report,
    decision: toDecision(review.decision, admin),
  }
}
