import { phrases, type Phrases } from '#functions/search/text/phrases.ts'
import type { AnyCategory, PlateLocation } from '#functions/search/plates/traits.ts'
import { withoutArticle, wordsOf } from '#functions/search/text/tokens.ts'
import { areaLabels, areasOf } from '#shared/reference/areas.ts'
import { cityLabels, municipalities } from '#shared/reference/cities.ts'
import {
  browsePlateCategories,
  browsePlateCategoryLabels,
  plateLocationLabels,
  plateSeries,
  plateTagNames,
  plateTagLabels,
  type PlateSeries,
  type PlateTag,
} from '#shared/reference/plate-vocabulary.ts'
import { areaSynonyms, synonyms } from '#shared/reference/synonyms.ts'
import type { Label } from '#shared/constants/market.ts'

/** A condition on a plate that a word of the text stands for. */
export type PlateTerm =
  | { tag: PlateTag }
  | { category: AnyCategory }
  | { location: PlateLocation }
  | { digits: number }
  | { series: PlateSeries }

type Group = readonly [spellings: string, term: PlateTerm]

const both = ({ en, ar }: Label): string => `${en} | ${ar}`

/** Other words that people type for a tag. */
const tagSynonyms: Record<PlateTag, string> = {
  'same-digit': 'same digits | all same | identical | نفس الرقم | كله نفس الرقم | متشابه | متشابهة | موحد',
  'repeating-pairs': 'pairs | repeating pair | أزواج',
  ladder: 'ladders | sequence | consecutive | سلم | متسلسل | متتالي | متتالية | متتابع | متتابعة | متسلسلة',
  mirror: 'mirrored | palindrome | مراية | مرايا | معكوس | معكوسة | متناظر | متناظرة',
  bookend: 'bookends | نفس الطرفين',
  round: 'rounded | zeros | zeroes | رقم مدور | مدور | مدورة',
  year: 'years | birth year | سنة ميلاد | مواليد',
  'few-digits': 'two different | رقمين مختلفين | من رقمين مختلفين | رقمين بس | رقمين فقط | من رقمين فقط',
}

const categorySynonyms: Record<(typeof browsePlateCategories)[number], string> = {
  premium: 'vip | v.i.p | luxury | في اي بي | فاخرة | راقي | راقية',
  'lucky-number': 'lucky | luck | حظ | محظوظ | محظوظة',
  sequential: 'serial | متسلسلة',
  repeating: 'repeated | repeat | مكررة | تكرار | متكرر | متكررة',
  special: 'fancy | distinctive | unique | مميزة | مميزات | نادر | نادرة',
}

/** One to six digits, as both languages name and count them. */
const digitNames: readonly string[] = [
  'single | one | أحادي | أحادية | خانة | واحد',
  'double | two | ثنائي | ثنائية | خانتين | رقمين | اثنين',
  'triple | three | ثلاثي | ثلاثية | ثلاث | ثلاثة',
  'quadruple | four | رباعي | رباعية | أربع | أربعة',
  'five | خماسي | خماسية | خمس | خمسة',
  'six | سداسي | سداسية | ست | ستة',
]
/** The names that are complete by themselves; the others need a counted noun behind them. */
const alone = /^(?:أحادي|ثنائي|ثلاثي|رباعي|خماسي|سداسي|خانتين|رقمين)/
const counted = ['digit', 'digits', 'خانة', 'خانات', 'خانه', 'أرقام', 'منازل', 'منزلة']

const digitGroups = digitNames.map((names, place): Group => {
  const all = names.split(' | ')
  const behind = [String(place + 1), ...all].flatMap((name) => counted.map((unit) => `${name} ${unit}`))
  return [[...all.filter((name) => alone.test(name)), ...behind].join(' | '), { digits: place + 1 }]
})

const locationGroups = municipalities.map((place): Group => {
  const areas = place.cities.flatMap(areasOf)
  const names = [
    plateLocationLabels[place.slug],
    place,
    ...place.cities.map((city) => cityLabels[city]),
    ...areas.map((area) => areaLabels[area]),
  ]
  const others = [
    ...areas.flatMap((area) => areaSynonyms[area] ?? []),
    ...place.cities.flatMap((city) => synonyms[city]),
  ]
  // The article and its Latin twin are left out as often as not.
  const english = names.map(({ en }) => en.replace(/^Al /, ''))
  return [[...names.map(both), ...english, ...others].join(' | '), { location: place.slug }]
})

const groups: readonly Group[] = [
  ...plateTagNames.map((tag): Group => [`${both(plateTagLabels[tag])} | ${tagSynonyms[tag]}`, { tag }]),
  ...browsePlateCategories.map((category): Group => [
    `${both(browsePlateCategoryLabels[category])} | ${categorySynonyms[category]}`,
    { category },
  ]),
  ...digitGroups,
  ...locationGroups,
  ...plateSeries.map((series): Group => [series, { series }]),
]

const bare = (spelling: string): string =>
  wordsOf(spelling)
    .map((word) => withoutArticle(word).at(-1)!)
    .join(' ')

/** Every spelling, with the article and without. */
export const plateTerms: Phrases<PlateTerm> = phrases([
  ...groups.map(([spellings, term]): Group => [
    spellings
      .split(/\s*[|]\s*/)
      .map(bare)
      .join(' | '),
    term,
  ]),
  ...groups,
])
