// A chart that never rises above two or three people would make one of them look like a crowd.
const lowestTop = 4
const ticksAbout = 5
const roundSteps = [1, 2, 5, 10]

const roundStep = (least: number): number => {
  const power = 10 ** Math.floor(Math.log10(least))
  return roundSteps.map((step) => step * power).find((step) => step >= least)!
}

/** The values of a scale from 0 for whole numbers up to `most`: round ones, at most six, the last at or above it. */
export const ticksFor = (most: number): number[] => {
  const step = Math.max(1, roundStep(Math.max(most, lowestTop) / ticksAbout))
  const count = Math.ceil(Math.max(most, lowestTop) / step)
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

const labelEvery: Readonly<Record<number, number>> = { 7: 2, 30: 10, 90: 30 }

/** Which of the days have their date below the chart: today, and back from it at even distances. */
export const labelledDays = (length: number): number[] => {
  const every = labelEvery[length] ?? Math.ceil(length / 3)
  return Array.from(
    { length: Math.ceil(length / every) },
    (_, index) => length - 1 - index * every,
  ).toReversed()
}
