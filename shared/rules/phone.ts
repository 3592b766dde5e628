import { homeCountry } from '#shared/constants/market.ts'

/** The national numbers of each Gulf country: the code before them, and how many digits people read together (spec 5). */
export const nationalNumbers = {
  QA: { code: '+974', groups: [4, 4] },
  AE: { code: '+971', groups: [2, 3, 4] },
  SA: { code: '+966', groups: [2, 3, 4] },
  KW: { code: '+965', groups: [4, 4] },
  BH: { code: '+973', groups: [4, 4] },
  OM: { code: '+968', groups: [4, 4] },
} as const

/** The code of a number that is typed without one. */
export const homeDialCode = nationalNumbers[homeCountry].code

const patterns = Object.values(nationalNumbers).map(
  ({ code, groups }) => new RegExp(`^(\\${code})${groups.map((digits) => `(\\d{${digits}})`).join('')}$`),
)

/** Formats a stored number (`+` and digits) for reading: `+974 3312 3456`, `+971 50 123 4567`. Others stay unchanged. */
export const readablePhone = (number: string): string => {
  for (const pattern of patterns) {
    const [, ...parts] = pattern.exec(number) ?? []
    if (parts.length > 0) return parts.join(' ')
  }
  return number
}
