import type { PlateFace } from '#shared/schemas/plate.ts'
import { characterOutlines } from './plate-outlines.ts'

/** A long plate, 520 × 110 mm, in quarters of a millimetre. */
export const plateSize = { width: 2080, height: 440 }

/** The line that letters and digits stand on: they are 72 mm high, in the middle of the plate. */
const baseline = 364

/** The field right of the flag and the country's name, where the number is centred. */
const field = { start: 476, end: 2048 }

/** Plates are stamped with dies of one width; the slender `1` has a narrower one, as it would look lost in the others'. */
const dieWidth = (character: string): number => (character === '1' ? 160 : 212)

/** Between the letter of a series and the digits. */
const seriesGap = 56

/** A character of the number: where its outline begins on the plate, and how wide it is. */
export type PlacedCharacter = { character: string; x: number; y: number; width: number }

/** The letter and the digits of a plate from left to right, centred in their field. */
export const placeCharacters = ({ series, number }: PlateFace): PlacedCharacter[] => {
  const characters = [...(series ?? ''), ...number]
  const dies = characters.map((character, index) => ({
    character,
    // The gap belongs to the letter's die.
    width: dieWidth(character) + (series !== null && index === 0 ? seriesGap : 0),
    ink: characterOutlines[character]!.width,
    room: dieWidth(character),
  }))
  const total = dies.reduce((sum, die) => sum + die.width, 0)
  let x = (field.start + field.end - total) / 2
  return dies.map(({ character, width, ink, room }) => {
    const placed = { character, x: Math.round(x + (room - ink) / 2), y: baseline, width: ink }
    x += width
    return placed
  })
}
