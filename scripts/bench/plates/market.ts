import { base32, weightedKey, whole } from '../draws.ts'
import type { PlateDocument } from '#functions/search/plates/document.ts'
import { randomPlate } from '#functions/search/plates/testing/documents.ts'
import { seededRandom, type Random } from '#functions/search/testing/documents.ts'
import { plateText } from '#shared/rules/plate-number.ts'

// Most plates have six digits; people list short and remarkable ones far more often than there are.
const length = weightedKey({ '1': 0.01, '2': 0.1, '3': 2, '4': 12, '5': 30, '6': 56 })
const seriesOf = weightedKey({ none: 80, Q: 16, T: 2, R: 2 })
const remarkableShare = 0.25

const anyDigit = (random: Random): string => String(whole(random, 0, 9))

/** A number of two digits in some order, of a repeated part, or with its end turned round. */
const remarkable = (random: Random, digits: number): string => {
  const [a, b] = [anyDigit(random), anyDigit(random)]
  const part = Array.from({ length: digits }, () => (random() < 0.5 ? a : b)).join('')
  const shapes = [
    part,
    (a + b).repeat(3),
    a + b.repeat(digits),
    part + Array.from(part).toReversed().join(''),
  ]
  return shapes[whole(random, 0, shapes.length - 1)]!.slice(0, digits)
}

const drawNumber = (random: Random): string => {
  const digits = Number(length(random))
  if (random() < remarkableShare) return remarkable(random, digits)
  return Array.from({ length: digits }, () => anyDigit(random)).join('')
}

/** `size` plates on offer, no two of one number; the same for the same seed. */
export const drawPlates = (seed: number, size: number): PlateDocument[] => {
  const random = seededRandom(seed)
  const taken = new Set<string>()
  const plates: PlateDocument[] = []
  while (plates.length < size) {
    const letter = seriesOf(random)
    const face = { series: letter === 'none' ? null : letter, number: drawNumber(random) }
    if (taken.has(plateText(face))) continue
    taken.add(plateText(face))
    plates.push({ ...randomPlate(random, 0), ...face, id: `plt_${base32(random, 26)}` })
  }
  return plates
}
