import { enCars } from './en-cars.ts'
import type { ValueWords } from './words.ts'

export const enValues: ValueWords = {
  valueTitle: (name) => `${name}: what is it worth in Qatar?`,
  valueText: ({ worth, count, date }) =>
    worth
      ? `${worth.name} with ${worth.kilometres}: about ${worth.middle}, most ask ${worth.from} to ${worth.to}. From ${enCars.cars(count)} for sale on Sayara, ${date}.`
      : count > 0
        ? `Too few are for sale to say what a fair price is: ${enCars.cars(count)} on Sayara, ${date}.`
        : 'None is for sale on Sayara at the moment, so there is nothing to tell a fair price by.',
  range: (from, to) => `${from} to ${to}`,
  valueBy: { year: 'Value by model year', trim: 'Value by trim', mileage: 'Value by mileage' },
  anyTrim: 'All trims',
  onSale: 'For sale now, the best deals first',
  allOnSale: 'All that are for sale',
  similarModels: 'Models of about the same price',
  method: [
    'The figures come from the asking prices of cars of the same model and generation that are for sale on Sayara now.',
    'A robust regression works out what age, mileage, origin and trim do to the price; a single price far too high or low does not move it.',
    'About two of three cars are offered within the range. It knows nothing of one car’s condition, equipment or past, and is not a valuation.',
  ],
}
