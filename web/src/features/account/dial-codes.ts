import { useQuery } from '@tanstack/react-query'
import { homeCountry, type Language } from '#shared/constants/market.ts'

/** A country's telephone code: ISO country, `+974`, its name in the language in use and in English. */
export type DialCode = { country: string; code: string; name: string; englishName: string }

// Spec 3: these six come first, home before the others.
const gulf: readonly string[] = [...new Set([homeCountry, 'QA', 'BH', 'KW', 'OM', 'SA', 'AE'])]

export const isGulf = ({ country }: Pick<DialCode, 'country'>): boolean => gulf.includes(country)

/** The Gulf countries in their fixed order, then the rest by name. */
export const sortDialCodes = (codes: readonly DialCode[], language: string): DialCode[] => {
  const { compare } = new Intl.Collator(language)
  const rank = ({ country }: DialCode) => (gulf.includes(country) ? gulf.indexOf(country) : gulf.length)
  return codes.toSorted((a, b) => rank(a) - rank(b) || compare(a.name, b.name))
}

// Spelling that people do not care about while searching: case, accents, Arabic vowel signs and letter variants.
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')

/** The codes that a search means: part of a name in either language, an ISO country, or the start of a code. */
export const findDialCodes = (codes: readonly DialCode[], search: string): readonly DialCode[] => {
  const wanted = plain(search).trim()
  if (wanted === '') return codes
  const digits = /^(?:\+|00)?(\d+)$/.exec(wanted.replace(/\s/g, ''))?.[1]
  if (digits) return codes.filter(({ code }) => code.startsWith(`+${digits}`))
  return codes.filter(
    ({ country, name, englishName }) =>
      country.toLowerCase() === wanted || plain(name).includes(wanted) || plain(englishName).includes(wanted),
  )
}

/** The flag of an ISO country: its two letters as regional indicators. */
export const flagOf = (country: string): string =>
  String.fromCodePoint(...[...country].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65))

const load = () => import('./all-dial-codes.ts')

/** Starts fetching the list before it is needed. A failure is shown when it is. */
export const prefetchDialCodes = (): void => void load().catch(() => {})

/** Every country's code, named in a language. */
export const useDialCodes = (language: Language) =>
  useQuery({ queryKey: ['dialCodes', language], queryFn: async () => (await load()).listDialCodes(language) })
