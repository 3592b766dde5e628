import { expect, it } from 'vitest'
import { modelGroups } from './make-model-filters.tsx'

const catalogue = { Mazda: ['3', '6', 'CX-5'], MG: ['3', '6', 'ZS'], Kia: ['Rio'] }
const valuesOf = (models: readonly string[], makes: readonly string[]) =>
  modelGroups(
    models.map((value) => ({ value })),
    makes,
    catalogue,
  ).map((group) => [group.makes, group.choices.map(({ value }) => value)])

it('puts each model under its make, in the order of the makes, and keeps the order of the models', () => {
  expect(valuesOf(['ZS', 'CX-5', 'Rio'], ['Kia', 'MG', 'Mazda'])).toEqual([
    [['Kia'], ['Rio']],
    [['MG'], ['ZS']],
    [['Mazda'], ['CX-5']],
  ])
})

it('shows a name that two of the makes share once, under both', () => {
  expect(valuesOf(['3', 'CX-5', '6', 'ZS'], ['Mazda', 'MG'])).toEqual([
    [['Mazda'], ['CX-5']],
    [['MG'], ['ZS']],
    [
      ['Mazda', 'MG'],
      ['3', '6'],
    ],
  ])
  expect(valuesOf(['3'], ['Mazda', 'Kia'])).toEqual([[['Mazda'], ['3']]])
})

it('loses no model that the catalogue does not know', () => {
  expect(valuesOf(['Prototype', 'Rio'], ['Kia', 'Unheard'])).toEqual([
    [['Kia'], ['Rio']],
    [[], ['Prototype']],
  ])
})
