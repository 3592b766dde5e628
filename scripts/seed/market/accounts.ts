import { dayMs } from '#functions/core/time.ts'
import { newDealer } from '#functions/commands/new-dealer.ts'
import type { DealerRecord } from '#functions/data/dealers.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { newUser } from '#functions/identity/new-user.ts'
import { homeCountryName } from '#shared/constants/market.ts'
import { photoUrl } from '#shared/constants/photos.ts'
import { seededId, slugSuffix, type Random } from '../random.ts'
import { applicants, type Applicant } from './applicants.ts'
import { newShowroom, showrooms, type Showroom } from './dealers.ts'
import { planShowcase, type PlannedPhoto } from './photos.ts'
import { createPeople, mobileNumber, type Person } from './people.ts'
import type { WeekHours } from '#shared/schemas/dealer.ts'

type Dealership = {
  user: UserRecord
  dealer: DealerRecord
  showroom: Showroom
  /** Its logo and the photo of its front, once verified. */
  showcase: readonly PlannedPhoto[]
}

export type Accounts = {
  admin: UserRecord
  /** An admin with a second factor. */
  supervisor: UserRecord
  buyer: UserRecord
  seller: UserRecord
  suspended: UserRecord
  /** Private people with cars, without `seller`. */
  sellers: readonly UserRecord[]
  /** Verified, the demo account `dealer` first. */
  dealerships: readonly Dealership[]
  unverified: Dealership
  /** Dealerships that have applied for verification. */
  applying: readonly (Dealership & { applicant: Applicant })[]
}

const privateSellers = 44

type Start = { now: Date; random: Random }

const daysAgo = (now: Date, random: Random, from: number, to: number): Date =>
  new Date(now.getTime() - random.whole(from, to) * dayMs - random.whole(0, dayMs - 1))

/** A user as after registration; the password, which is never stored, is left out. */
const register = (
  person: Person,
  role: 'PRIVATE' | 'SELLER_DEALERSHIP',
  at: Date,
  random: Random,
  companyName?: string,
): UserRecord => ({
  ...newUser(
    {
      role,
      username: person.username,
      email: `${person.username}@sayara.example`,
      firstName: person.firstName,
      lastName: person.lastName,
      phoneNumber: person.phone,
      countryCode: '+974',
      country: homeCountryName,
      city: person.city,
      ...(companyName !== undefined && { companyName }),
    },
    seededId(random, 'user'),
    at,
  ),
  emailConfirmedAt: at.toISOString(),
})

const day = { from: '09:00', to: '21:00' }

const long = { from: '08:00', to: '22:00' }

const afternoon = { from: '16:00', to: '21:00' }

const split = { from: '08:00', to: '12:00', second: { from: '16:00', to: '21:00' } }
const untilLate = { from: '16:00', to: '00:30' }

// Opening hours of Doha's showrooms: Fridays after the prayer, some with a midday break. One in four has not said.
const weeks: readonly (WeekHours | null)[] = [
  [day, day, day, day, day, afternoon, day],
  [long, long, long, long, long, untilLate, long],
  [split, split, split, split, split, afternoon, split],
  null,
]

/** When a showroom is open; the same for the same name every time. */
const hoursOf = (businessName: string): WeekHours | null => weeks[businessName.length % weeks.length] ?? null

const open = (
  showroom: Showroom,
  { isVerified, daysOld: [youngest, oldest] }: { isVerified: boolean; daysOld: readonly [number, number] },
  { now, random }: Start,
): Dealership => {
  const { username, owner, businessName, businessNameAr, city, area, address, description, yearsInBusiness } =
    showroom
  const texts = description.split('\n\n')
  const person = { username, firstName: owner[0], lastName: owner[1], phone: mobileNumber(random), city }
  const at = daysAgo(now, random, youngest, oldest)
  const verificationStatus = isVerified ? 'APPROVED' : 'PENDING'
  const user = {
    ...register(person, 'SELLER_DEALERSHIP', at, random, businessName),
    isVerified,
    verificationStatus,
  } as const
  const slug = slugSuffix(random)
  const showcase = isVerified ? planShowcase(businessName, random.fork('showcase')) : []
  const [logo, cover] = showcase
  const profile = {
    ...newDealer(user, slug),
    ...(businessNameAr && { businessNameAr }),
    ...(area && { area }),
    ...(logo && { logoUrl: photoUrl(logo.uploadId) }),
    ...(cover && { coverImageUrl: photoUrl(cover.uploadId) }),
    address,
    description: texts[0] ?? '',
    ...(texts[1] && { secondDescription: texts[1] }),
    yearsInBusiness,
    hours: hoursOf(businessName),
    verificationStatus,
  } as const
  return { user, dealer: profile, showroom, showcase }
}

/** Creates all users, the demo accounts among them. */
export const createAccounts = ({ now, random }: Start): Accounts => {
  const [admin, supervisor, buyer, seller] = (
    [
      ['admin', 'Noora', 'Al-Khater'],
      ['supervisor', 'Hamad', 'Al-Mannai'],
      ['buyer', 'Layla', 'Haddad'],
      ['seller', 'Khalid', 'Al-Dosari'],
    ] as const
  ).map(([username, firstName, lastName]) => {
    const own = random.fork(username)
    const person = { username, firstName, lastName, phone: mobileNumber(own), city: 'Doha' } as const
    return register(person, 'PRIVATE', daysAgo(now, own, 100, 400), own)
  }) as [UserRecord, UserRecord, UserRecord, UserRecord]
  const crowd = random.fork('people')
  const [last, ...sellers] = createPeople(privateSellers + 1, crowd).map((person) =>
    register(person, 'PRIVATE', daysAgo(now, crowd, 65, 800), crowd),
  ) as [UserRecord, ...UserRecord[]]
  return {
    // No API makes an admin; the operator does, by hand.
    admin: { ...admin, role: 'PLATFORM_ADMIN' },
    supervisor: { ...supervisor, role: 'PLATFORM_ADMIN' },
    buyer,
    seller,
    suspended: {
      ...last,
      status: 'SUSPENDED',
      suspension: {
        reasonCodes: ['FAKE_LISTINGS'],
        reason: null,
        at: new Date(now.getTime() - 12 * dayMs).toISOString(),
      },
    },
    sellers,
    dealerships: showrooms.map((showroom) =>
      open(
        showroom,
        { isVerified: true, daysOld: [120, 900] },
        { now, random: random.fork(showroom.username) },
      ),
    ),
    unverified: open(
      newShowroom,
      { isVerified: false, daysOld: [1, 3] },
      { now, random: random.fork(newShowroom.username) },
    ),
    applying: applicants.map((applicant) => {
      const days = applicant.registeredDaysAgo
      const start = { now, random: random.fork(applicant.username) }
      return { ...open(applicant, { isVerified: false, daysOld: [days, days] }, start), applicant }
    }),
  }
}
