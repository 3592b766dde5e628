import { expect, test } from 'vitest'
import { findListings } from './find-listings.ts'

const landCruiser = {
  title: 'Toyota Land Cruiser GXR 2021',
  titleAr: 'تويوتا لاند كروزر GXR 2021',
  stockNumber: 'AG-107',
}
const patrol = { title: 'Nissan Patrol 2022', titleAr: 'نيسان باترول 2022', stockNumber: null }
const untitled = { title: '', titleAr: '', stockNumber: null }
const all = [landCruiser, patrol, untitled]

test.each([
  ['', all],
  ['  ', all],
  ['CRUISER', [landCruiser]],
  ['2021 toyota', [landCruiser]],
  ['باترول', [patrol]],
  ['ag-107', [landCruiser]],
  ['cruiser 107', [landCruiser]],
  ['patrol 2021', []],
])('%j', (search, found) => {
  expect(findListings(all, search)).toEqual(found)
})
