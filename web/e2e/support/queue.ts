import { expect, type APIRequestContext } from 'playwright/test'
import { uploadDocument } from './upload.ts'

/** A private person's car that waits for review, without photos; what it is called is its own. */
const submitCar = async (request: APIRequestContext, token: string, variant: string): Promise<void> => {
  const [registrationCard, idCard] = [
    await uploadDocument(request, token),
    await uploadDocument(request, token),
  ]
  const answer = await request.post('/api/listings', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      make: 'Toyota',
      model: 'Camry',
      year: 2021,
      variant,
      mileage: 48_000,
      priceQAR: 79_000,
      bodyType: 'Sedan',
      fuelType: 'Petrol',
      transmission: 'Automatic',
      color: 'White',
      condition: 'Good',
      city: 'Doha',
      status: 'PENDING',
      verificationDocuments: { registrationCard, idCard },
    },
  })
  expect(answer.status()).toBe(201)
}

/** Puts this many cars before the admins, each called after `name`, the first one first in the queue. */
export const submitCars = async (
  request: APIRequestContext,
  token: string,
  name: string,
  count: number,
): Promise<void> => {
  for (let number = 1; number <= count; number++) await submitCar(request, token, `${name} ${number}`)
}

type Own = { variant?: string; status: string; reasonCodes: string[] }

/** The seller's own cars by status, each by the number in its name. */
export const standingOf = async (request: APIRequestContext, token: string): Promise<Map<number, Own>> => {
  const answer = await request.get('/api/user/listings', { headers: { authorization: `Bearer ${token}` } })
  const listings = (await answer.json()) as Own[]
  return new Map(listings.map((listing) => [Number(listing.variant?.split(' ').at(-1)), listing]))
}
