import { wordsOf } from '#functions/search/words.ts'

// Grades and the commonest words of descriptions, which sellers write in either script.
const spellings = [
  'platinum بلاتينيوم بلاتينوم بلاتنيوم',
  'titanium تيتانيوم تايتنيوم',
  'denali دينالي دنالي',
  'vogue فوج فوغ',
  'autobiography اوتوبيوغرافي اوتوبيوجرافي',
  'limited ليمتد لمتد',
  'turbo تيربو توربو',
  'twin توين',
  'nismo نيسمو',
  'rubicon روبيكون روبيكن',
  'sahara صحارى',
  'signature سجنتشر سيجنتشر',
  'premium بريميوم',
  'luxury لكجري لاكشري',
  'sport سبورت',
  'full فل',
  'option options اوبشن',
  'clean نظيف نظيفة',
  'agency وكالة',
  'accident accidents حوادث حادث',
  'owner owners مالك ملاك',
  'cylinder cylinders cyl سلندر سلندرات',
  'door doors باب ابواب',
  'seat seats seater مقاعد مقعد راكب ركاب',
  'year years سنة سنوات سنين',
]

const twins = new Map(
  spellings.flatMap((line) => {
    const words = wordsOf(line)
    return words.map((word) => [word, words] as const)
  }),
)

/** A word with what it is in the other script, where listings have either. */
export const withTwins = (word: string): readonly string[] => twins.get(word) ?? [word]
