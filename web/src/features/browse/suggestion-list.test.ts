import { expect, it } from 'vitest'
import type { Suggestion } from '#shared/schemas/understood.ts'
import { groupSuggestions } from './suggestion-list.tsx'

const suggestion = (kind: Suggestion['kind'], name: string): Suggestion => ({
  kind,
  label: { en: name, ar: name },
  count: 1,
  query: { [kind]: name },
})

it('shows makes, models and the rest, each as they came, without empty groups', () => {
  const groups = groupSuggestions([
    suggestion('city', 'Doha'),
    suggestion('model', 'Dodge Durango'),
    suggestion('bodyType', 'Double cab'),
    suggestion('model', 'Dodge Dart'),
  ])
  expect(
    groups.map(({ name, items }) => [
      name,
      ...items.map((item) => ('name' in item ? item.name : item.label.en)),
    ]),
  ).toEqual([
    ['model', 'Dodge Durango', 'Dodge Dart'],
    ['other', 'Doha', 'Double cab'],
  ])
})

it('adds dealers and pages after the cars, however many those are', () => {
  const groups = groupSuggestions(
    [suggestion('make', 'Pearl')],
    [
      { kind: 'page', name: 'Number plates', to: '/number-plates' },
      { kind: 'dealer', name: 'Pearl Line', to: '/dealer/pearl-line', count: 3 },
    ],
  )
  expect(groups.map(({ name }) => name)).toEqual(['make', 'dealer', 'page'])
})

it('shows the first eight of any kind', () => {
  const many = Array.from({ length: 9 }, (_, index) => suggestion(index < 8 ? 'city' : 'make', `${index}`))
  expect(groupSuggestions(many).map(({ name, items }) => [name, items.length])).toEqual([['other', 8]])
})
