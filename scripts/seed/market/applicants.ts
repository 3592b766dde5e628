import type { ApplicationReasonCode } from '#shared/reference/moderation-codes.ts'
import type { SubmissionAnswers, SubmissionField } from '#shared/schemas/verification.ts'
import type { Showroom } from './dealers.ts'

type Sent = { hoursAgo: number; answers: Partial<SubmissionAnswers> }
type Decision =
  | { hoursAgo: number; status: 'UNDER_REVIEW' }
  | {
      hoursAgo: number
      status: 'REJECTED'
      reasonCodes: readonly ApplicationReasonCode[]
      rejectionFields: readonly SubmissionField[]
      rejectionReason: string
    }

/** A dealership that has applied and is not verified: how it filled in the form, how often, and what admins said. */
export type Applicant = Showroom & {
  registeredDaysAgo: number
  /** In the order of time. */
  story: readonly (({ kind: 'sends' } & Sent) | ({ kind: 'hears' } & Decision))[]
}

const noStock = { stock: 0, wants: () => 0 } as const

/** The dealerships that admins of the demo have to do with. Names are invented. */
export const applicants: readonly Applicant[] = [
  {
    ...noStock,
    username: 'jasra.motors',
    owner: ['Saad', 'Al-Hajri'],
    businessName: 'Al Jasra Motors',
    city: 'Doha',
    address: 'Street 38, Industrial Area, Doha',
    description: 'Family cars and pickups, checked in our own workshop.',
    yearsInBusiness: 7,
    registeredDaysAgo: 2,
    story: [
      {
        kind: 'sends',
        hoursAgo: 20,
        answers: {
          businessType: 'Used Car Dealer',
          numberOfEmployees: 9,
          annualRevenue: 'QAR 6–8 million',
          primaryContactPosition: 'Owner',
          websiteUrl: 'https://www.jasra-motors.example',
          previousExperience: 'Seven years on Salwa Road, before that a workshop for Japanese cars.',
          expectedMonthlyListings: 25,
          specializations: 'Toyota, Nissan, Mitsubishi',
        },
      },
    ],
  },
  {
    ...noStock,
    username: 'west.bay.select',
    owner: ['Reem', 'Al-Emadi'],
    businessName: 'West Bay Select',
    city: 'Lusail',
    address: 'Fox Hills, Lusail',
    description: 'سيارات فاخرة قليلة العداد، تُعرض بموعد مسبق.',
    yearsInBusiness: 3,
    registeredDaysAgo: 4,
    story: [
      {
        kind: 'sends',
        hoursAgo: 49,
        answers: {
          businessType: 'Luxury Car Dealer',
          numberOfEmployees: 4,
          primaryContactPosition: 'المديرة العامة',
          expectedMonthlyListings: 8,
          specializations: 'مرسيدس، بورش، رنج روفر',
        },
      },
      { kind: 'hears', hoursAgo: 5, status: 'UNDER_REVIEW' },
    ],
  },
  {
    ...noStock,
    username: 'salwa.cars',
    owner: ['Nasser', 'Al-Marri'],
    businessName: 'Salwa Coast Cars',
    city: 'Al Wakrah',
    address: 'Al Wukair Road, Al Wakrah',
    description: 'Used cars of every kind, trade-in welcome.',
    yearsInBusiness: 5,
    registeredDaysAgo: 9,
    story: [
      {
        kind: 'sends',
        hoursAgo: 7 * 24,
        answers: {
          businessType: 'Used Car Dealer',
          businessAddress: 'Al Wakrah',
          yearsInBusiness: 12,
          primaryContactPosition: 'Sales manager',
        },
      },
      {
        kind: 'hears',
        hoursAgo: 6 * 24,
        status: 'REJECTED',
        reasonCodes: ['DOCUMENTS_MISMATCH', 'INCOMPLETE'],
        rejectionFields: ['businessAddress', 'yearsInBusiness', 'TRADE_LICENSE'],
        rejectionReason:
          'The licence was first issued five years ago, and the address lacks street and building.',
      },
      {
        kind: 'sends',
        hoursAgo: 8,
        answers: { businessType: 'Used Car Dealer', primaryContactPosition: 'Sales manager' },
      },
    ],
  },
  {
    ...noStock,
    username: 'desert.line',
    owner: ['Yousef', 'Haddad'],
    businessName: 'Desert Line Auto',
    city: 'Umm Salal',
    address: 'Umm Salal Mohammed, Building 14',
    description: 'Pickups and 4x4s for the desert.',
    yearsInBusiness: 2,
    registeredDaysAgo: 6,
    story: [
      {
        kind: 'sends',
        hoursAgo: 5 * 24,
        answers: { businessType: 'Car Showroom', primaryContactPosition: 'Owner' },
      },
      {
        kind: 'hears',
        hoursAgo: 4 * 24,
        status: 'REJECTED',
        reasonCodes: ['DOCUMENTS_EXPIRED'],
        rejectionFields: ['BUSINESS_LICENSE'],
        rejectionReason: 'السجل التجاري منتهٍ منذ شهرين. يرجى تجديده ثم إرسال الطلب من جديد.',
      },
    ],
  },
]
