import { carForm } from '#functions/testing/cars.ts'
import { applicationAnswers } from '#functions/testing/applications.ts'
import { must, type Call, type Somebody } from '#functions/trust/crashes/call.ts'
import type { Thing } from '#functions/trust/crashes/history.ts'

type Draft = { price: number; mileage: number; photos: number }
type Own = {
  id: string
  variant?: string
  priceQAR: number
  mileage: number
  images: unknown[]
  status: string
}

const readDrafts = async (call: Call): Promise<Own[]> =>
  must(await call('GET', '/api/seller/listings')).body as Own[]

/**
 * Drafts of cars, found by their variant, since the id is unknown when a response was lost. `photos` are ready uploads that nothing uses.
 */
export const draftsOf = ({ call, user }: Somebody, photos: string[]): Thing<Record<string, Draft>> => {
  const idOf = async (variant: string): Promise<string> =>
    (await readDrafts(call)).find((own) => own.variant === variant)?.id ?? ''
  return {
    name: `the drafts of ${user.username}`,
    initial: {},
    act: (state, random) => {
      const [price, mileage] = [random.whole(1000, 900_000), random.whole(0, 200_000)]
      const names = Object.keys(state)
      if (names.length < 4) {
        const variant = `V${random.whole(0, 1e9)}`
        const images = random.chance(0.5) ? photos.splice(0, 1) : []
        const body = { ...carForm({ variant, priceQAR: price, mileage }), images, status: 'DRAFT' }
        const next = { ...state, [variant]: { price, mileage, photos: images.length } }
        return { run: () => call('POST', '/api/listings', body), next }
      }
      const variant = random.pick(names)
      const { [variant]: draft, ...others } = state
      if (random.chance(0.3))
        return { run: async () => call('DELETE', `/api/listings/${await idOf(variant)}`), next: others }
      return {
        run: async () => call('PATCH', `/api/listings/${await idOf(variant)}`, { priceQAR: price, mileage }),
        next: { ...state, [variant]: { price, mileage, photos: draft?.photos ?? 0 } },
      }
    },
    read: async () =>
      Object.fromEntries(
        (await readDrafts(call))
          .filter(({ status }) => status === 'DRAFT')
          .map((own) => [
            own.variant,
            { price: own.priceQAR, mileage: own.mileage, photos: own.images.length },
          ]),
      ),
  }
}

type Plate = { id: string; plateNumber: string; price: number }

const readPlates = async (call: Call): Promise<Plate[]> =>
  must(await call('GET', '/api/seller/number-plates')).body as Plate[]

/** Number plates on sale; only this seller uses `numbers`. */
export const platesOf = ({ call, user }: Somebody, numbers: string[]): Thing<Record<string, number>> => {
  const idOf = async (number: string): Promise<string> =>
    (await readPlates(call)).find(({ plateNumber }) => plateNumber === number)?.id ?? ''
  return {
    name: `the plates of ${user.username}`,
    initial: {},
    act: (state, random) => {
      const price = random.whole(1000, 900_000)
      const offered = Object.keys(state)
      const [number] = numbers
      if (number && offered.length < 3) {
        numbers.shift()
        const body = { plateNumber: number, category: 'premium', price, location: 'doha' }
        return { run: () => call('POST', '/api/number-plates', body), next: { ...state, [number]: price } }
      }
      const one = random.pick(offered)
      const { [one]: _gone, ...others } = state
      if (number && random.chance(0.2))
        return { run: async () => call('DELETE', `/api/number-plates/${await idOf(one)}`), next: others }
      return {
        run: async () => call('PATCH', `/api/number-plates/${await idOf(one)}`, { price }),
        next: { ...state, [one]: price },
      }
    },
    read: async () =>
      Object.fromEntries((await readPlates(call)).map(({ plateNumber, price }) => [plateNumber, price])),
  }
}

type Application = { status: string; years: number | null; documents: number }
type Answered = { status: string; yearsInBusiness?: number; documents: unknown[] } | null

/** A dealership's application: edited, and submitted once with these documents. */
export const applicationOf = (
  { call, user }: Somebody,
  documents: readonly unknown[],
): Thing<Application | null> => ({
  name: `the application of ${user.username}`,
  initial: null,
  isOver: (state) => state?.status === 'SUBMITTED',
  act: (state, random) => {
    const years = random.whole(0, 150)
    const body = applicationAnswers({ yearsInBusiness: years })
    if (state && random.chance(0.05))
      return {
        run: () => call('POST', '/api/verification/submit', { ...body, documents }),
        next: { status: 'SUBMITTED', years, documents: documents.length },
      }
    return {
      run: () => call('PUT', '/api/verification/draft', body),
      next: { status: 'DRAFT', years, documents: 0 },
    }
  },
  read: async () => {
    const own = must(await call('GET', '/api/verification/submission')).body as Answered
    return own && { status: own.status, years: own.yearsInBusiness ?? null, documents: own.documents.length }
  },
})
