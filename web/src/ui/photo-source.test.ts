import { expect, test } from 'vitest'
import { photoSourceSet } from './photo-source.ts'

const widthsOf = (photo: { width: number; hasThumbnail?: boolean }) =>
  photoSourceSet({ imageUrl: '/photo', ...photo })
    .split(', ')
    .map((source) => source.split(' ')[1])

test('a small place is offered a thumbnail', () => {
  expect(widthsOf({ width: 960, hasThumbnail: true })).toEqual(['160w', '320w', '640w', '960w'])
})

test('a photo of before there were thumbnails is never asked for one', () => {
  expect(widthsOf({ width: 960 })).toEqual(['320w', '640w', '960w'])
})

test('no width beyond the photo is offered, but the smallest that is stored always is', () => {
  expect(widthsOf({ width: 700, hasThumbnail: true })).toEqual(['160w', '320w', '640w'])
  expect(widthsOf({ width: 100 })).toEqual(['320w'])
})
