import type { fitOf } from '#functions/search/testing/fits.ts'

type SampleCar = Parameters<typeof fitOf>[0]

/** A listing as the text search sees it: a plain white sedan of no known make, unless told otherwise. */
export const sampleCar = (
  card: Partial<SampleCar['card']> = {},
  told: { words?: string; features?: readonly string[] } = {},
): SampleCar => ({
  card: {
    make: 'Trabant',
    model: '601',
    variant: '',
    year: 2018,
    mileage: 60_000,
    priceQAR: 50_000,
    bodyType: 'Sedan',
    fuelType: 'Petrol',
    transmission: 'Automatic',
    condition: 'Good',
    color: 'White',
    city: 'Doha',
    isGCCSpec: false,
    hasWarranty: false,
    dealerProfile: null,
    ...card,
  },
  features: told.features ?? [],
  words: told.words ?? '',
})
