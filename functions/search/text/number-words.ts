import { joinedPhraseAt, phrases } from './phrases.ts'
import { type Token, wordSet } from './tokens.ts'

/** Numbers as they are written in words, in both languages. */
export const spelled: Readonly<Record<number, string>> = {
  1: 'one | واحد',
  2: 'two | ثنين | اثنين',
  3: 'three | ثلاث | ثلاثه',
  4: 'four | اربع | اربعه',
  5: 'five | خمس | خمسه',
  6: 'six | ست | سته',
  7: 'seven | سبع | سبعه',
  8: 'eight | ثمان | ثمانيه | ثمنيه',
  9: 'nine | تسع | تسعه',
  10: 'ten | عشر | عشره',
  11: 'eleven | احدعش',
  12: 'twelve | اثنعش',
  13: 'thirteen',
  14: 'fourteen',
  15: 'fifteen',
  16: 'sixteen',
  17: 'seventeen',
  18: 'eighteen',
  19: 'nineteen',
  20: 'twenty | عشرين | عشرون',
  30: 'thirty | ثلاثين | ثلاثون',
  40: 'forty | اربعين | اربعون',
  50: 'fifty | خمسين | خمسون',
  60: 'sixty | ستين | ستون',
  70: 'seventy | سبعين | سبعون',
  80: 'eighty | ثمانين | ثمانون',
  90: 'ninety | تسعين | تسعون',
  100: 'hundred | a hundred | one hundred | ميه | مايه',
  200: 'two hundred | ميتين | مايتين | ميتان',
}

/** The spellings of a list, apart. */
export const spellingsOf = (list: string): string[] => list.split(/\s*[|]\s*/)

/** The spellings of a digit with each of these behind it. */
const followedBy = (digit: number, ends: readonly string[]): string[] =>
  spellingsOf(spelled[digit]!).flatMap((word) => ends.map((end) => word + end))

/** The spellings, and those in Arabic with the article too: تحت التسعين. */
const withArticle = (spellings: readonly string[]): string =>
  spellings
    .flatMap((spelling) => (/^\p{Script=Arabic}/u.test(spelling) ? [spelling, `ال${spelling}`] : [spelling]))
    .join('|')

const numbers = phrases<number>([
  ...Object.entries(spelled).map(([value, list]) => [withArticle(spellingsOf(list)), Number(value)] as const),
  ...[3, 4, 5, 6, 7, 8, 9].flatMap((digit) => [
    // As the Gulf says fifteen: خمسطعش.
    [withArticle(followedBy(digit, ['طعش', 'تعش'])), 10 + digit] as const,
    [withArticle(followedBy(digit, [' hundred', ' ميه', ' مايه'])), 100 * digit] as const,
  ]),
])

/** What numbers of a car count besides riyals and kilometres. */
export const counted = wordSet(`
  door doors seat seats seater seaters cylinder cylinders cyl year years owner owners hp bhp ps horsepower cc inch inches month months
  باب ابواب مقعد مقاعد راكب ركاب سلندر سلندرات سنة سنوات سنين مالك ملاك حصان شهر اشهر شهور انش بوصه
`)

/**
 * Whether a number in words goes on with a smaller one: "hundred twenty", "seventy five", خمسة وسبعين, خمسة عشر.
 * `isAnd`: the two are joined by "and", as those of a choice are too (خمسين وستين).
 */
const goesOn = (sum: number, next: number, isAnd: boolean): boolean => {
  const rest = sum % 100
  if (next >= 100) return false
  if (rest === 0) return true
  if (isAnd) return rest < 10 && next >= 20
  return next < 10 ? rest >= 20 && rest % 10 === 0 : next === 10 && rest < 10
}

// What a number with a digit goes on with: "seventy five thousand", "fifty five km".
const units = /^(?:k|thousands?|million|الف|الاف|ك|qar|qr|riyals?|ريال|km|كم|كيلو|and)$/

/** Whether a digit that just stands behind tens is of what follows: "under fifty four wheel drive". */
const isOfNext = (tokens: readonly Token[], at: number, end: number): boolean => {
  const after = tokens[end]
  if (!after || tokens[at]!.before !== '') return false
  return !units.test(after.word) && !after.word.startsWith('و') && !joinedPhraseAt(tokens, end, numbers)
}

/** The number below a thousand that is written in words at a token, with the letter joined to it, and the token after it. */
export const numberAt = (
  tokens: readonly Token[],
  at: number,
): { value: number; lead: string; end: number } | undefined => {
  const first = joinedPhraseAt(tokens, at, numbers)
  if (!first) return undefined
  let { meaning: value, end } = first
  for (;;) {
    const isAnd = tokens[end]?.word === 'and'
    const next = joinedPhraseAt(tokens, isAnd ? end + 1 : end, numbers)
    const isJoined = isAnd || next?.lead === 'و'
    // "under fifty, four doors"
    const isOther =
      !next ||
      (!isJoined && isOfNext(tokens, end, next.end)) ||
      counted.has(tokens[next.end]?.word ?? '') ||
      (next.lead !== '' && !isJoined)
    if (isOther || !goesOn(value, next.meaning, isJoined)) return { value, lead: first.lead, end }
    value += next.meaning
    end = next.end
  }
}
