import { expect, it } from 'vitest'
import { featureRows } from './compared-features.ts'

const car = (...features: string[]) => ({ features: features.map((feature) => ({ feature })) })

it('has a row for whatever any car has, ours first and in our order', () => {
  const cars = [car('Roof tent', 'sunroof'), car('leather-seats', 'sunroof'), car()]
  expect(featureRows(cars, 'en')).toEqual([
    { name: 'Leather seats', has: [false, true, false] },
    { name: 'Sunroof', has: [true, true, false] },
    { name: 'Roof tent', has: [true, false, false] },
  ])
  expect(featureRows(cars, 'ar').map(({ name }) => name)).toEqual(['مقاعد جلد', 'فتحة سقف', 'Roof tent'])
})

it('has none when no car names any', () => expect(featureRows([car(), car()], 'en')).toEqual([]))
