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
// η). And i is l: as a capital it looks so. A hamza that the skeleton took off its letter (أوتوهاوس, اوتوهاوس) is a letter to Unicode, and no mark.
const toKey = (word: string): string =>
  normalise(skeleton(normalise(skeleton(skeleton(word).normalize('NFKC')))))
    .replaceAll(/[^\p{L}\p{N}]|\u0674/gu, '')
    .replaceAll('i', 'l')

// A name is compared with the whole directory, whose words come again and again. Some words are strangers', so it has an end.
const keysOfWords = new Map<string, string>()

const wordKey = (word: string): string => {
  const key = keysOfWords.get(word) ?? toKey(word)
  if (keysOfWords.size >= 10_000) keysOfWords.clear()
  keysOfWords.set(word, key)
  return key
}

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

const [article, toArticle] = [wordKey('ال'), wordKey('لل')]

// الدفنة and دفنة are one word of a name, and للسيارات is سيارات.
const withoutArticle = (key: string): string => {
  const bare = key.startsWith(article) || key.startsWith(toArticle) ? key.slice(article.length) : key
  return bare.length > 1 ? bare : key
}

/** The words of a name as they are compared where their article says nothing. */
const bareKeys = (name: string): string[] => wordKeys(name).map(withoutArticle)

const keysOf = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(wordKey))
const bareKeysOf = (words: string): ReadonlySet<string> => new Set(bareKeys(words))

const asLetter = (sign: string): string => {
  const prototype = /[\p{P}\p{S}]/u.test(sign) ? prototypeOf().get(sign) : undefined
  return prototype && /^\p{L}/u.test(prototype) ? prototype : sign
}

/** A name as it stands, and as it looks where signs pass for letters (`A| Khor`). */
const formsOf = (name: string): readonly string[] => [...new Set([name, Array.from(name, asLetter).join('')])]

// What companies add to a name without becoming another company by it.
const additions = bareKeysOf(
  'wll llc co company est trading group qatar doha the شركة مؤسسة مجموعة للتجارة ذمم قطر الدوحة',
)

const coreOf = (name: string, without = additions): string[] => {
  const words = bareKeys(name)
  const core = words.filter((word) => !without.has(word))
  return core.length > 0 ? core : words
}

// Words of a name that claim the word of the platform: its own name, its staff, and the mark that only verified dealerships carry. Those of
// Arabic stand with the article where without it they are people's names (رسمي, معتمد).
const platformWords = keysOf([
  productName.en,
  'verified',
  'official',
  'admin',
  'administrator',
  'moderator',
  'moderation',
  'موثق',
  'موثقة',
  'إدارة',
  'الإدارة',
  'الرسمي',
  'الرسمية',
  'المعتمد',
  'المعتمدة',
])
// Before a person's name or alone these are titles. After one they are family names (محمد الموثق), and so they are beside words of the trade.
const platformTitles = keysOf(['الموثق', 'الموثقة', 'المشرف', 'المشرفة'])
// After a name these are claims (بائع معتمد); before one they are a given name.
const platformMarks = keysOf(['معتمد', 'معتمدة'])
// Ordinary words, the Arabic name of the product too, so that only a name of nothing else is taken for it.
const platformNames = keysOf([productName.ar, `معرض ${productName.ar}`, 'support', 'دعم', 'الدعم'])
const platformPlaces = ['موقع', 'منصة', 'تطبيق', 'فريق'].map((place) =>
  wordKeys(`${place} ${productName.ar}`),
)
// Words that are the platform's staff, or claim its word, only together.
const platformPhrases = [
  'customer service, customer services, customer care, customer support, technical support, support team, support staff',
  'help desk, site manager, site management, خدمة العملاء, خدمة الزبائن, دعم العملاء, الدعم الفني, فريق الدعم',
  'فريق الموقع, مدير الموقع, مدير المنصة, مشرف الموقع, المشرف العام, المشرفة العامة, حساب رسمي, معرض رسمي',
  'حساب موثق, بائع موثق, معرض موثق',
].flatMap((line) => line.split(', ').map(bareKeys))

const holds = (words: readonly string[], phrases: readonly (readonly string[])[]): boolean =>
  phrases.some(
    (phrase) => ` ${words.join(' ')} `.includes(` ${phrase.join(' ')} `) || words.includes(phrase.join('')),
  )

/** Whether a name, a person's with all its parts, could be taken for the platform itself, or claims its verification. */
export const isTakenForPlatform = (name: string): boolean =>
  formsOf(name).some((form) => {
    const words = wordKeys(form)
    const bare = words.map(withoutArticle)
    const core = words.filter((_, index) => !additions.has(bare[index] ?? ''))
    return (
      words.some((word, index) => platformWords.has(word) || (index > 0 && platformMarks.has(word))) ||
      (platformTitles.has(words[0] ?? '') && !bare.some((word) => tradeWords.has(word))) ||
      [words, core].some((all) => platformNames.has(all.join(''))) ||
      holds(words, platformPlaces) ||
      holds(bare, platformPhrases)
    )
  })

type Compare = (name: string, other: string) => boolean

/** Whether two names are alike in one of the forms of either. */
const inAnyForm =
  (areAlike: Compare): Compare =>
  (name, other) =>
    formsOf(name).some((form) => areAlike(form, other)) || formsOf(other).some((form) => areAlike(name, form))

const areOneName: Compare = (name, other) => coreOf(name).join('') === coreOf(other).join('')

/** Whether the name of a dealership looks like that of another one. */
export const looksLikeDealership = inAnyForm(areOneName)

// What dealerships call themselves besides their name. Two honest ones may differ by it alone (Al Dana Motors and Al Dana Cars).
const tradeWords: ReadonlySet<string> = new Set([
  ...additions,
  ...bareKeysOf(
    'al el motor motors car cars auto autos automobile automobiles automotive vehicle vehicles showroom used branch',
  ),
  ...bareKeysOf(
    'معرض معارض صالة وكالة سيارة سيارات لسيارات لبيع بيع لتجارة مستعملة موتور موتورز أوتو كار كارز فرع',
  ),
])

// As one word the Latin article is a part of the name (AlDana).
const nameOf = (core: readonly string[]): string => core.join('').replace(/^[ae]l(?=.{4})/, '')

const haveOneNameInTrade: Compare = (name, other) =>
  nameOf(coreOf(name, tradeWords)) === nameOf(coreOf(other, tradeWords))

/** Whether the names of two dealerships differ by words of the trade at most: for who can ask which dealership it is. */
export const resemblesDealership = inAnyForm(haveOneNameInTrade)

const isWithin: Compare = (name, other) => {
  const words = bareKeys(other)
  return coreOf(name).every((word) => words.includes(word))
}

/**
 * Whether a dealership's name that nobody reviews could be taken for another one's. Common names of one word (الدانة للسيارات) may differ
 * by words of the trade, unless one is only the other with more of them.
 */
export const passesForDealership = inAnyForm(
  (name, other) =>
    areOneName(name, other) ||
    (haveOneNameInTrade(name, other) &&
      (coreOf(other, tradeWords).length > 1 || isWithin(name, other) || isWithin(other, name))),
)

/**
 * Whether a person's name has the name of a dealership in it. One of a single word (Hassan) is perhaps a person's own.
 */
export const holdsDealershipName = (name: string, dealership: string): boolean => {
  const core = coreOf(dealership)
  if (core.length < 2) return false
  const sought = core.join('')
  return formsOf(name)
    .map(bareKeys)
    .some((words) =>
      words.some((_, from) => words.some((_, to) => words.slice(from, to + 1).join('') === sought)),
    )
}
