import { inspectors } from '#shared/reference/evidence.ts'
import { chassisMakers } from '#shared/reference/chassis-makers.ts'
import { qatarMonth } from '#shared/rules/qatar-day.ts'
import { isVin } from '#shared/rules/vin.ts'
import { vinQuestions } from '#shared/rules/vin-questions.ts'
import type { CarDraft } from '#shared/schemas/listing.ts'
import type { Random } from '#scripts/seed/random.ts'

type Known = {
  car: { make: string; year: number }
  age: number
  isFirstOwner: boolean
  isAgencyServiced: boolean
}

const yearLetters = 'ABCDEFGHJKLMNPRSTVWXY123456789'
const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ'

/** A chassis number that fits make and year; the North American ones with their check digit. */
const chassisOf = ({ make, year }: Known['car'], random: Random): string | undefined => {
  const maker = random.pick((chassisMakers[make] ?? '').split(' '))
  const text = (signs: string, length: number) =>
    Array.from({ length }, () => signs.charAt(random.whole(0, signs.length - 1))).join('')
  const front = maker + text(letters, 3) + text('0123456789', 2)
  const back = yearLetters.charAt((year - 1980) % 30) + text(letters, 1) + text('0123456789', 6)
  return [...'0123456789X']
    .map((digit) => `${front}${digit}${back}`)
    .find((vin) => isVin(vin) && vinQuestions(vin, { make, year }).length === 0)
}

const inMonths = (now: Date, months: number): string =>
  qatarMonth(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 15)))

/** What a seller has at hand to prove a car: of most cars something, of few everything. */
export const evidenceOf = (
  { car, age, isFirstOwner, isAgencyServiced }: Known,
  now: Date,
  random: Random,
): CarDraft => {
  const later = random.pick(age > 8 ? (['2', '3', '3', '4+'] as const) : (['2', '2', '2', '3'] as const))
  // Drawn apart, so that the other answers stay what they were.
  const report = random.fork('report')
  const vin = random.chance(0.5) ? chassisOf(car, random) : undefined
  return {
    ...(random.chance(0.75) && { owners: isFirstOwner ? '1' : later }),
    ...(random.chance(0.7) && {
      serviceHistory: isAgencyServiced ? 'Agency' : random.pick(['Partial', 'Partial', 'None'] as const),
    }),
    // A new car's registration is good for three years, an older one's for one; some let it run out.
    ...(random.chance(0.7) && { istimaraUntil: inMonths(now, random.whole(-1, age < 2.5 ? 30 : 12)) }),
    // Inspections begin with the fourth year.
    ...(age > 3 && random.chance(0.6) && { fahesAt: inMonths(now, -random.whole(0, 11)) }),
    ...(vin && { vin }),
    ...(report.chance(age > 3 ? 0.25 : 0.05) && { inspectedBy: report.pick(inspectors) }),
  }
}
