import { dayMs } from '#functions/core/time.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import type { UserRecord } from '#functions/data/users.ts'
import type { ReportReason } from '#shared/schemas/report.ts'
import type { Random } from '#scripts/seed/random.ts'

/** A user's or visitor's report of a listing. */
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

/** Reports that wait for the admins: each about another listing that has been public for long enough. */
export const createReports = (
  shown: readonly ListingRecord[],
  crowd: readonly UserRecord[],
  now: Date,
  random: Random,
): PlannedReport[] => {
  const old = shown.filter(({ createdAt }) => now.getTime() - Date.parse(createdAt) > 8 * dayMs)
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

/** A message of the contact form, and when a member of the team answered it. */
export type PlannedMessage = {
  name: string
  subject: string
  message: string
  hoursAgo: number
  answeredHoursAgo?: number
}

/** Visitors' messages to the team of the demo. Addresses are made of the names, under a reserved domain. */
export const messages: readonly PlannedMessage[] = [
  {
    name: 'Fatima Al-Naimi',
    subject: 'كيف أنقل ملكية السيارة؟',
    message: 'اشتريت سيارة من معرض في الموقع. هل أذهب إلى إدارة المرور بنفسي أم يتولى المعرض نقل الملكية؟',
    hoursAgo: 5,
  },
  {
    name: 'Daniel Okafor',
    subject: 'Car is advertised with another mileage',
    message:
      'The seller told me 120,000 km on the phone while the page says 84,000. I did report it as well, but wanted you to know.',
    hoursAgo: 27,
  },
  {
    name: 'Priya Menon',
    subject: 'Advertising for our garage',
    message:
      'We run a garage in Al Aziziyah and inspect cars before purchase. Is there a way to be listed here?',
    hoursAgo: 51,
  },
  {
    name: 'Omar Al-Sada',
    subject: 'تغيير رقم الهاتف',
    message: 'غيّرت رقم جوالي ولا أستطيع تعديله في إعلاناتي القديمة.',
    hoursAgo: 98,
    answeredHoursAgo: 90,
  },
  {
    name: 'Grace Lim',
    subject: 'Thank you',
    message: 'Sold my Pajero in four days without a single strange call. Thank you!',
    hoursAgo: 170,
    answeredHoursAgo: 150,
  },
]
