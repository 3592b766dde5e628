import type { ListingRecord } from '#functions/data/listing-record.ts'
import type { UserRecord } from '#functions/data/users.ts'
import type { ReportReason } from '#shared/schemas/report.ts'
import type { Random } from '#scripts/seed/random.ts'

/** What somebody reported about a listing. */
export type PlannedReport = {
  listing: ListingRecord
  reason: ReportReason
  details: string
  /** Undefined for a visitor who was not signed in. */
  by: UserRecord | undefined
  at: Date
}

const described: readonly (readonly [
  reason: ReportReason,
  hoursAgo: number,
  isVisitor: boolean,
  details: string,
])[] = [
  ['SOLD', 3, false, 'اتصلت بالبائع وقال إن السيارة بيعت الأسبوع الماضي.'],
  ['WRONG_PRICE', 26, true, 'On the phone the price was QAR 6,000 more than it says here.'],
  ['DUPLICATE', 47, true, ''],
  ['FRAUD', 5 * 24, false, 'Asked me for a deposit by transfer before I could even see the car.'],
]

/** What waits for the admins: each about another listing that has been public for long enough. */
export const createReports = (
  shown: readonly ListingRecord[],
  crowd: readonly UserRecord[],
  now: Date,
  random: Random,
): PlannedReport[] => {
  const old = shown.filter(({ createdAt }) => now.getTime() - Date.parse(createdAt) > 8 * 86_400_000)
  const listings = random.some(old, described.length)
  const people = random.some(crowd, described.length)
  return described.map(([reason, hoursAgo, isVisitor, details], index) => ({
    listing: listings[index]!,
    reason,
    details,
    by: isVisitor ? undefined : people[index]!,
    at: new Date(now.getTime() - hoursAgo * 3_600_000),
  }))
}
