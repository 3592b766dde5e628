import { weightedKey, whole } from '#scripts/bench/draws.ts'
import { arabicPhrases, englishPhrases } from './phrases.ts'
import { thisYear } from './car.ts'
import { pick, type Random } from '#functions/search/testing/documents.ts'

const numbers: Readonly<Record<string, (random: Random) => number>> = {
  km: (random) => whole(random, 4, 240) * 1000,
  n: (random) => whole(random, 2, 11),
  k: (random) => whole(random, 8, 290),
  p: (random) => whole(random, 5, 10) * 10,
  y: (random) => thisYear - whole(random, 0, 5),
}

const fill = (phrase: string, random: Random): string =>
  phrase.replace(/\{(\w+)\}/, (_, kind: string) => String(numbers[kind]!(random)))

/** 8 to 25 words in one of the two languages, in phrases that do not come twice. */
export const drawDescription = (random: Random): string => {
  const phrases = random() < 0.5 ? arabicPhrases : englishPhrases
  const words = whole(random, 8, 25)
  const chosen = new Set<string>()
  for (let count = 0; ;) {
    const phrase = pick(random, phrases)
    const length = phrase.split(' ').length
    if (count >= 8 && count + length > words) break
    if (!chosen.has(phrase)) count += length
    chosen.add(phrase)
  }
  return [...chosen].map((phrase) => fill(phrase, random)).join(phrases === arabicPhrases ? '، ' : '. ')
}

/** The engine as sellers write it: litres, and now and then its cylinders. */
export const drawEngine: (random: Random) => string = weightedKey({
  '': 12,
  '1.5L': 8,
  '1.6L': 10,
  '1.8L': 5,
  '2.0L': 16,
  '2.4L': 4,
  '2.5L': 12,
  '2.7L': 5,
  '3.5L V6': 9,
  '4.0L V6': 9,
  '3.0L Turbo': 3,
  '5.3L V8': 3,
  '5.7L V8': 3,
  '6.2L V8': 1,
})
