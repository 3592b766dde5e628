import type { Interpretation } from '#functions/search/interpretation.ts'
import { latestYear } from '#functions/search/text/latest-year.ts'
import { remember } from '#functions/search/text/remember.ts'
import { understandText } from '#functions/search/text/understand-text.ts'

const remembered = 4000
const answersOf = (lastYear: number) => ({
  lastYear,
  answer: remember((text) => understandText(text, lastYear), remembered),
})
let answers = answersOf(0)

/**
 * What a text asks for, in either language or both: names of cars and their attributes however they are spelled, limits
 * of year, price and mileage, and plain words. Knows the reference lists and today's year, not what is for sale.
 */
export const interpret = (text: string): Interpretation => {
  const lastYear = latestYear()
  if (answers.lastYear !== lastYear) answers = answersOf(lastYear)
  return answers.answer(text)
}
