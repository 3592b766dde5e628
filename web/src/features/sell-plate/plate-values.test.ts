import { describe, expect, it } from 'vitest'
import type { PlateView } from '#shared/schemas/plate.ts'
import { blankValues, changesFrom, plateResolver, valuesOf, type PlateAnswers } from './plate-values.ts'

const plate = {
  plateNumber: 'Q 333',
  category: 'triple-digit',
  price: 125_000,
  location: 'doha',
  description: null,
  status: 'APPROVED',
} as PlateView

const resolve = (values: typeof blankValues) =>
  plateResolver(values, undefined, { fields: {}, shouldUseNativeValidation: false })

describe('plateResolver', () => {
  it('reads what people type, in any script', async () => {
    const { values } = await resolve({
      ...blankValues,
      plateNumber: ' q ٣٣٣ ',
      price: '١٢٥٬٠٠٠',
      location: 'doha',
      description: ' fine \r\n',
    })
    expect(values).toEqual({
      plateNumber: 'Q 333',
      category: '',
      price: 125_000,
      location: 'doha',
      description: 'fine',
    })
  })

  it('names every fault at once', async () => {
    const { errors } = await resolve({ ...blankValues, price: '0' })
    const messages = Object.entries(errors).map(([name, error]) => [name, error?.message])
    expect(Object.fromEntries(messages)).toEqual({
      plateNumber: 'number.missing',
      price: 'price.wrong',
      location: 'location.missing',
    })
  })

  it.each(['', ' '])('asks for a price that is %j', async (price) => {
    const { errors } = await resolve({ ...blankValues, price })
    expect(errors.price?.message).toBe('price.missing')
  })

  it.each(['100000001', '12.5', '-1', 'much'])('refuses the price %s', async (price) => {
    const { errors } = await resolve({ ...blankValues, price })
    expect(errors.price?.message).toBe('price.wrong')
  })
})

describe('changesFrom', () => {
  const answersOf = async (values: typeof blankValues) => (await resolve(values)).values as PlateAnswers

  it('finds nothing in a plate as it is', async () => {
    expect(changesFrom(plate, await answersOf(valuesOf(plate)))).toEqual({})
  })
  it('names what differs', async () => {
    const answers = await answersOf({ ...valuesOf(plate), price: '130,000', description: 'New' })
    expect(changesFrom(plate, answers)).toEqual({ price: 130_000, description: 'New' })
  })
  it('sends a rejected one as it is', async () => {
    const rejected: PlateView = { ...plate, status: 'REJECTED' }
    expect(changesFrom(rejected, await answersOf(valuesOf(rejected)))).toEqual({
      category: 'triple-digit',
      price: 125_000,
      location: 'doha',
      description: '',
    })
  })
})
