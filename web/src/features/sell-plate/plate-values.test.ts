import { describe, expect, it } from 'vitest'
import { newPlate, plateEdit, type PlateView } from '#shared/schemas/plate.ts'
import { checkValues } from '#web/api/form-values.ts'
import {
  blankValues,
  changesFrom,
  issueKey,
  numberIssue,
  toNewPlate,
  toPlateEdit,
  valuesOf,
  type PlateValues,
} from './plate-values.ts'

const plate = {
  plateNumber: 'Q 333',
  category: 'triple-digit',
  price: 125_000,
  location: 'doha',
  description: null,
  status: 'APPROVED',
} as PlateView

const check = (values: PlateValues) =>
  checkValues(values, { schema: newPlate, start: blankValues, toBody: toNewPlate })
/** The fields with an issue, each with the key of its sentence. */
const issuesOf = (values: PlateValues) =>
  Object.fromEntries(Object.keys(check(values).errors).map((name) => [name, issueKey(name, values)]))

describe('a new plate', () => {
  it('reads what people type, in any script', () => {
    const values = {
      ...blankValues,
      plateNumber: ' q ٣٣٣ ',
      price: '١٢٥٬٠٠٠',
      location: 'doha',
      description: ' fine \r\n',
    }
    expect(check(values).values).toMatchObject({
      plateNumber: 'Q 333',
      category: 'triple-digit',
      price: 125_000,
      location: 'doha',
      description: 'fine',
    })
  })

  it('names every fault at once', () => {
    expect(issuesOf({ ...blankValues, price: '0' })).toEqual({
      plateNumber: 'number.missing',
      price: 'price.wrong',
      location: 'location.missing',
    })
  })

  it.each(['', ' '])('asks for a price that is %j', (price) => {
    expect(issuesOf({ ...blankValues, price })).toMatchObject({ price: 'price.missing' })
  })

  it.each(['100000001', '12.5', '-1', 'much'])('refuses the price %s', (price) => {
    expect(issuesOf({ ...blankValues, price })).toMatchObject({ price: 'price.wrong' })
  })
})

describe('changesFrom', () => {
  const editOf = (values: PlateValues) => plateEdit.parse(toPlateEdit(values))

  it('finds nothing in a plate as it is', () => {
    expect(changesFrom(plate, editOf(valuesOf(plate)))).toEqual({})
  })
  it('names what differs', () => {
    const edit = editOf({ ...valuesOf(plate), price: '130,000', description: 'New' })
    expect(changesFrom(plate, edit)).toEqual({ price: 130_000, description: 'New' })
  })
  it('sends a rejected one as it is', () => {
    const rejected: PlateView = { ...plate, status: 'REJECTED' }
    expect(changesFrom(rejected, editOf(valuesOf(rejected)))).toEqual({
      category: 'triple-digit',
      price: 125_000,
      location: 'doha',
      description: '',
    })
  })
})

describe('numberIssue', () => {
  it.each([
    ['333', undefined],
    ['Ｑ ٣٣٣', undefined],
    ['', 'number.missing'],
    [' - ', 'number.missing'],
    ['Q', 'number.missing'],
    ['1234567', 'number.long'],
    ['Q ١٢٣٤٥٦٧', 'number.long'],
    ['X 12', 'number.letter'],
    ['QQ 12', 'number.letter'],
    ['لوحة 12', 'number.letter'],
    ['12Q', 'number.wrong'],
    ['1+1', 'number.wrong'],
  ])('finds of %j: %s', (typed, issue) => expect(numberIssue(typed)).toBe(issue))
})
