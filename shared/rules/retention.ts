import type { ListingStatus } from '#shared/schemas/listing.ts'
import type { OwnAppeal } from '#shared/schemas/moderation.ts'
import type { SubmissionStatus } from '#shared/schemas/verification.ts'

/** Days that private documents are kept (reliability.md, section 7). */
export const retentionDays = {
  /** A listing's, after the decision about it. */
  listing: 30,
  /** A draft's, after its last change. */
  draft: 30,
  /** A dealership's, after it stopped being verified. */
  application: 90,
} as const

/**
 * How long a record of the audit log is kept: two years (reliability 7: no longer than needed). The table then removes it by
 * itself, so the chain is checked from the oldest record that is left; what was cut off before it, only exports can show.
 */
export const auditKeptDays = 730

const dayMs = 86_400_000

/** The instant so many days after another. */
const daysAfter = (at: string, days: number): Date => new Date(Date.parse(at) + days * dayMs)

const latest = (...instants: Date[]): Date => new Date(Math.max(...instants.map((at) => at.getTime())))

type Papers = {
  status: ListingStatus
  documents: Readonly<Record<'registrationCard' | 'idCard', string | null>>
  decision: { at: string } | null
  appeal: Pick<OwnAppeal, 'status' | 'answeredAt'> | null
  updatedAt: string
}

/**
 * When the documents of a listing have served their purpose. Null while they are still to be looked at, by an admin who decides or
 * who answers an appeal, and when there are none. A refusal that was upheld is decided a second time.
 */
export const documentsExpireAt = ({
  status,
  documents,
  decision,
  appeal,
  updatedAt,
}: Papers): Date | null => {
  if (documents.registrationCard === null && documents.idCard === null) return null
  switch (status) {
    case 'PENDING':
      return null
    case 'DRAFT':
      return daysAfter(updatedAt, retentionDays.draft)
    case 'APPROVED':
      return daysAfter(decision?.at ?? updatedAt, retentionDays.listing)
    case 'REJECTED': {
      if (appeal?.status === 'OPEN') return null
      const decidedAt = appeal?.answeredAt ?? decision?.at ?? updatedAt
      const refusedUntil = daysAfter(decidedAt, retentionDays.listing)
      // Whoever is putting things right may have uploaded documents anew.
      return updatedAt > decidedAt
        ? latest(refusedUntil, daysAfter(updatedAt, retentionDays.draft))
        : refusedUntil
    }
  }
}

type Application = {
  status: SubmissionStatus
  /** How many documents are kept with it. */
  papers: number
  decision: { at: string } | null
  appeal: Pick<OwnAppeal, 'status' | 'answeredAt'> | null
  /** Whether a refused dealership has begun to change it. */
  isBeingChanged: boolean
  updatedAt: string
}

/**
 * When the documents of a dealership's application have served their purpose. Null while they wait for a decision or prove that
 * a dealership is verified, and when there are none.
 */
export const documentsDueAt = (application: Application): Date | null => {
  const { status, papers, decision, appeal, isBeingChanged, updatedAt } = application
  if (papers === 0) return null
  switch (status) {
    case 'SUBMITTED':
    case 'UNDER_REVIEW':
    case 'APPROVED':
      return null
    case 'DRAFT':
      return daysAfter(updatedAt, retentionDays.draft)
    case 'REJECTED': {
      if (appeal?.status === 'OPEN') return null
      const refusedUntil = daysAfter(
        appeal?.answeredAt ?? decision?.at ?? updatedAt,
        retentionDays.application,
      )
      return isBeingChanged ? latest(refusedUntil, daysAfter(updatedAt, retentionDays.draft)) : refusedUntil
    }
  }
}
