import { expect, it } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { renderIn } from '#web/testing/render.tsx'
import { Stars } from './stars.tsx'

const filled = () =>
  [...document.querySelectorAll('svg')]
    .filter((star) => getComputedStyle(star).fill !== 'none')
    .map((star) => getComputedStyle(star).clipPath)

it.each([
  [4, 4, 0],
  [4.2, 4, 0],
  [4.5, 4, 1],
  [4.7, 4, 1],
  [4.8, 5, 0],
])('%s of five are %i whole stars and %i half', async (stars, whole, half) => {
  await renderIn('en', <Stars stars={stars} />, ['dealers'])
  expect(filled().filter((cut) => cut === 'none')).toHaveLength(whole)
  expect(filled().filter((cut) => cut !== 'none')).toHaveLength(half)
})

it.each(languages)('the half of a star is where reading begins, in %s', async (language) => {
  await renderIn(language, <Stars stars={0.5} />, ['dealers'])
  expect(filled()).toEqual([language === 'ar' ? 'inset(0px 0px 0px 50%)' : 'inset(0px 50% 0px 0px)'])
})
