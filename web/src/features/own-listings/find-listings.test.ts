import { expect, test } from 'vitest'
import { findListings } from './find-listings.ts'

const landCruiser = { title: 'Toyota Land Cruiser GXR 2021', titleAr: 'تويوتا لاند كروزر GXR 2021' }
const patrol = { title: 'Nissan Patrol 2022', titleAr: 'نيسان باترول 2022' }
const untitled = { title: '', titleAr: '' }
const all = [landCruiser, patrol, untitled]

test.each([
  ['', all],
  ['  ', all],
  ['CRUISER', [landCruiser]],
  ['2021 toyota', [landCruiser]],
  ['باترول', [patrol]],
  ['patrol 2021', []],
])('%j', (search, found) => {
  expect(findListings(all, search)).toEqual(found)
})
