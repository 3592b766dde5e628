import { expect, test } from 'vitest'
import { findListings, findPlates } from './find-offers.ts'

const landCruiser = {
  title: 'Toyota Land Cruiser GXR 2021',
  titleAr: 'تويوتا لاند كروزر GXR 2021',
  stockNumber: 'AG-107',
}
const patrol = { title: 'Nissan Patrol 2022', titleAr: 'نيسان باترول 2022', stockNumber: null }
const untitled = { title: '', titleAr: '', stockNumber: null }
const cars = [landCruiser, patrol, untitled]

test.each([
  ['', cars],
  ['  ', cars],
  ['CRUISER', [landCruiser]],
  ['2021 toyota', [landCruiser]],
  ['باترول', [patrol]],
  ['ag-107', [landCruiser]],
  ['cruiser 107', [landCruiser]],
  ['patrol 2021', []],
])('finds cars by %j', (search, found) => {
  expect(findListings(cars, search)).toEqual(found)
})

const triple = { series: null, number: '333', category: 'triple-digit', location: 'doha' } as const
const letter = { series: 'Q', number: '123456', category: 'other', location: 'al-rayyan' } as const
const plates = [triple, letter]

test.each([
  ['', plates],
  ['  ', plates],
  ['333', [triple]],
  ['٣٣', [triple]],
  ['q123', [letter]],
  ['Q 123456', [letter]],
  ['rayyan', [letter]],
  ['الدوحة', [triple]],
  ['doha triple', [triple]],
  ['doha 123', []],
  ['Number plate', plates],
])('finds plates by %j', (search, found) => {
  expect(findPlates(plates, search)).toEqual(found)
})
