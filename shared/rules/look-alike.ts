import { productName } from '#shared/constants/market.ts'
import { confusables } from '#shared/reference/confusables.ts'
import { normalise } from '#shared/rules/normalise.ts'

// The list of look-alikes is 60 kB, so only functions load this rule. What a single name may be made of is `displayName`
// (`shared/schemas/text.ts`), which forms check too.

const toText = (codes: string): string =>
  codes
    .split(' ')
    .map((code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .join('')

let prototypes: ReadonlyMap<string, string> | undefined

const prototypeOf = (): ReadonlyMap<string, string> =>
  (prototypes ??= new Map(
    confusables
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [prototype = '', sources = ''] = line.split('=')
        return sources.split(' ').map((source) => [toText(source), toText(prototype)] as const)
      }),
  ))

const toPrototypes = (text: string): string =>
  Array.from(text, (sign) => prototypeOf().get(sign) ?? sign)
    .join('')
    .normalize('NFD')

/**
 * The skeleton of a text: two texts with one skeleton look alike. Only for comparing; it is no text to show.
 * Source: UTS #39, section 4, https://www.unicode.org/reports/tr39/#Confusable_Detection
 */
export const skeleton = (text: string): string =>
  // Once more than the standard says: 35 of its pairs are of letters that its own first step takes apart (ơ).
  toPrototypes(toPrototypes(text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')))

// Before NFKC too, for which the long s (ſ) is no f. Twice, since a capital can look like a letter that its small form does not (Greek Η and
// η). And i is l: as a capital it looks so.
const wordKey = (word: string): string =>
  normalise(skeleton(normalise(skeleton(skeleton(word).normalize('NFKC')))))
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('i', 'l')

/** The words of a name in the form by which names are compared. Letters that stand alone make one word (S a y a r a). */
const wordKeys = (name: string): string[] => {
  const keys = name
    .split(/[\s\p{P}\p{S}]+/u)
    .map(wordKey)
    .filter(Boolean)
  return keys.reduce<string[]>((words, key, index) => {
    const isLetter = (text: string | undefined) => text !== undefined && text.length <= 1
    if (isLetter(key) && isLetter(keys[index - 1])) return [...words.slice(0, -1), (words.at(-1) ?? '') + key]
    return [...words, key]
  }, [])
}

const keysOf = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(wordKey))

const asLetter = (sign: string): string => {
  const prototype = /[\p{P}\p{S}]/u.test(sign) ? prototypeOf().get(sign) : undefined
  return prototype && /^\p{L}/u.test(prototype) ? prototype : sign
}

/** A name as it stands, and as it looks where signs pass for letters (`A| Khor`). */
const formsOf = (name: string): readonly string[] => [...new Set([name, Array.from(name, asLetter).join('')])]

// Words of a name that claim the word of the platform: its own name, its staff, and the mark that only verified dealerships carry.
const platformWords = keysOf([
  productName.en,
  'verified',
  'official',
  'admin',
  'administrator',
  'moderator',
  'موثق',
  'موثقة',
])
// The Arabic name of the product is also the word for a car, so that only a name of nothing else is taken for it.
const platformNames = keysOf([productName.ar])

/** Whether a name could be taken for the platform itself, or claims its verification. */
export const isTakenForPlatform = (name: string): boolean =>
  formsOf(name)
    .map(wordKeys)
    .some((words) => words.some((word) => platformWords.has(word)) || platformNames.has(words.join('')))

// What companies add to a name without becoming another company by it.
const additions = keysOf(
  'wll llc co company est trading group qatar doha شركة مؤسسة مجموعة للتجارة ذمم قطر الدوحة'.split(' '),
)

const coreOf = (name: string): string[] => {
  const words = wordKeys(name)
  const core = words.filter((word) => !additions.has(word))
  return core.length > 0 ? core : words
}

/** Whether the name of a dealership looks like that of another one. */
export const looksLikeDealership = (name: string, other: string): boolean =>
  formsOf(name).some((form) => coreOf(form).join('') === coreOf(other).join('')) ||
  formsOf(other).some((form) => coreOf(name).join('') === coreOf(form).join(''))

/**
 * Whether a person's name has the name of a dealership in it. One of a single word (Hassan) is perhaps a person's own.
 */
export const holdsDealershipName = (name: string, dealership: string): boolean => {
  const core = coreOf(dealership)
  if (core.length < 2) return false
  const sought = core.join('')
  return formsOf(name)
    .map(wordKeys)
    .some((words) =>
      words.some((_, from) => words.some((_, to) => words.slice(from, to + 1).join('') === sought)),
    )
}
