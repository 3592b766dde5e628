import type { ReactNode, RefObject } from 'react'
import type { OwnAppeal } from '#shared/schemas/moderation.ts'
import type { SubmissionView } from '#shared/schemas/verification.ts'
import { useChangeSubmission } from '#web/features/verify/api/change-submission.ts'
import { AdminNotes } from './admin-notes.tsx'
import { ConcernedFields } from './concerned-fields.tsx'
import { StatusCard, type SentStatus } from './status-card.tsx'

/** Why it was refused and the way to appeal; `about` is what it is about. */
export type RenderRejection = (refused: {
  submission: SubmissionView
  about: ReactNode
  onAppealed: (appeal: OwnAppeal) => void
  onStale: () => void
}) => ReactNode

type ApplicationStatusProps = {
  status: SentStatus
  /** Null when a dealership was verified without an application. */
  submission: SubmissionView | null
  headingRef: RefObject<HTMLHeadingElement | null>
  renderRejection: RenderRejection
  /** Where to go once verified. */
  whenVerified: ReactNode
}

/** How the application stands, and what follows from it: where to go, or what to mend. */
export const ApplicationStatus = ({ renderRejection, whenVerified, ...card }: ApplicationStatusProps) => {
  const { onAppealed, refresh } = useChangeSubmission()
  const { status, submission } = card
  const notes = submission?.adminNotes && <AdminNotes text={submission.adminNotes} />
  if (status === 'APPROVED')
    return (
      <StatusCard {...card}>
        {notes}
        {whenVerified}
      </StatusCard>
    )
  if (status !== 'REJECTED' || !submission) return <StatusCard {...card} />
  const about = (
    <>
      {notes}
      <ConcernedFields fields={submission.rejectionFields} />
    </>
  )
  return (
    <StatusCard {...card}>
      <div className="w-full rounded-control bg-card p-4 sm:p-5">
        {renderRejection({ submission, about, onAppealed, onStale: refresh })}
      </div>
    </StatusCard>
  )
}
