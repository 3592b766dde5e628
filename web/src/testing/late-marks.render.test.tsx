import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { reviewTargetHours } from '#shared/constants/limits.ts'
import { languages } from '#shared/constants/market.ts'
import type { AdminDealerReview } from '#shared/schemas/dealer-review.ts'
import type { AppealView } from '#shared/schemas/moderation.ts'
import type { AdminSubmission } from '#shared/schemas/verification.ts'
import type { PendingDealership } from '#web/entities/application/queries.ts'
import { AppealCard } from '#web/features/appeals/appeal-card.tsx'
import { ReviewCard } from '#web/features/dealer-reviews/review-card.tsx'
import { ReportCard } from '#web/features/reports/report-card.tsx'
import { applicationItem, pendingItem } from '#web/features/review/application-item.ts'
import { ApplicationRow, PendingRow } from '#web/features/review/dealership-row.tsx'
import { MessageCard } from '#web/features/support-messages/message-card.tsx'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { report, supportMessage } from './fixtures.ts'
import { renderIn } from './render.tsx'

const nothing = () => {}
const by = { id: 'usr_1', name: 'Al Waha', username: 'waha', role: 'SELLER_DEALERSHIP' }

const applicationOf = (submittedAt: string, status: string) =>
  ({ id: 'sub_1', userId: 'usr_1', owner: by, status, submittedAt, decision: null }) as AdminSubmission

const reviewOf = (parts: Partial<AdminDealerReview>) =>
  ({
    stars: 4,
    described: null,
    manner: null,
    price: null,
    text: 'Fine.',
    language: 'en',
    reasonCodes: [],
    dealer: { slug: 'waha', businessName: 'Al Waha' },
    author: { id: 'usr_2', username: 'noor', createdAt: report.createdAt },
    editedAt: report.createdAt,
    answer: null,
    report: null,
    lead: null,
    decision: null,
    status: 'APPROVED',
    ...parts,
  }) as AdminDealerReview

type Queue = keyof typeof reviewTargetHours
type Waiting = [name: string, queue: Queue, draw: (since: string, isOpen: boolean) => ReactElement]

const waiting: readonly Waiting[] = [
  [
    'a dealership that has applied',
    'applications',
    (since, isOpen) => (
      <PendingRow
        item={pendingItem({
          ...by,
          phoneNumber: '33123456',
          submission: applicationOf(since, isOpen ? 'SUBMITTED' : 'REJECTED'),
        } as unknown as PendingDealership)}
        actions={null}
      />
    ),
  ],
  [
    'an application in any list',
    'applications',
    (since, isOpen) => (
      <ApplicationRow
        item={applicationItem(applicationOf(since, isOpen ? 'UNDER_REVIEW' : 'APPROVED'))}
        onReview={nothing}
      />
    ),
  ],
  [
    'a report',
    'reports',
    (createdAt, isOpen) => (
      <ReportCard
        report={{ ...report, createdAt, status: isOpen ? 'OPEN' : 'RESOLVED' }}
        onClosed={nothing}
      />
    ),
  ],
  [
    'an appeal',
    'appeals',
    (at, isOpen) => (
      <AppealCard
        appeal={
          {
            id: 'app_1',
            at,
            by,
            about: { kind: 'listing', id: report.listing.id, title: 'Patrol', version: 1 },
            message: 'It is mine.',
            status: isOpen ? 'OPEN' : 'UPHELD',
            reasonCodes: [],
            mayAnswer: 'NO',
          } as unknown as AppealView
        }
        onAnswered={nothing}
      />
    ),
  ],
  [
    'a message',
    'messages',
    (createdAt, isOpen) => (
      <MessageCard
        message={{ ...supportMessage, createdAt, status: isOpen ? 'OPEN' : 'ANSWERED' }}
        moving={false}
        onMove={nothing}
      />
    ),
  ],
  [
    'a review of a dealership',
    'dealerReviews',
    (editedAt, isOpen) => (
      <ReviewCard
        review={reviewOf({ editedAt, status: isOpen ? 'PENDING' : 'APPROVED' })}
        onDecided={nothing}
      />
    ),
  ],
  [
    'a reported review of a dealership',
    'dealerReviews',
    (at, isOpen) => (
      <ReviewCard review={reviewOf({ report: { text: 'Never here.', at, isOpen } })} onDecided={nothing} />
    ),
  ],
]

const namespaces = [
  'admin',
  'applications',
  'moderation',
  'reports',
  'report',
  'appeals',
  'contact-messages',
  'review-queue',
  'dealer-reviews',
  'dealers',
] as const

describe.each(languages)('in %s', (language) => {
  it.each(waiting)(
    '%s is marked as late after the target, and only while it waits',
    async (_, queue, draw) => {
      const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
      const late = hoursAgo(reviewTargetHours[queue] + 1)
      const drawn = (
        <>
          <div data-testid="late">{draw(late, true)}</div>
          <div data-testid="early">{draw(hoursAgo(reviewTargetHours[queue] - 1), true)}</div>
          <div data-testid="done">{draw(late, false)}</div>
        </>
      )
      const screen = await renderIn(language, drawn, namespaces)
      const mark = loadedMessages(language, 'admin')!.late
      await expect.element(screen.getByTestId('late').getByText(mark)).toBeVisible()
      for (const other of ['early', 'done'])
        expect(screen.getByTestId(other).element().textContent).not.toContain(mark)
    },
  )
})
