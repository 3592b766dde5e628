import { describe, expect, test } from 'vitest'
import { photoVariantKey } from './photos.ts'

const chromium = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

describe('the width', () => {
  test.each([
    ['1', 320],
    ['159', 320],
    ['160', 160],
    ['161', 320],
    ['320', 320],
    ['321', 640],
    ['961', 1280],
    ['1920', 1920],
    ['1921', 1920],
    ['99999', 1920],
    [undefined, 960],
    ['', 960],
    ['-5', 960],
    ['1e3', 960],
    ['640.5', 960],
    ['٦٤٠', 960],
    ['9'.repeat(400), 960],
  ])('%s gives %i', (width, stored) => {
    expect(photoVariantKey('upl_1', { width, accept: chromium })).toBe(`upl_1/${stored}.avif`)
  })
})

describe('the format', () => {
  test.each([
    [chromium, 'avif'],
    ['image/webp,*/*', 'webp'],
    ['image/png,image/*;q=0.8', 'jpeg'],
    ['*/*', 'jpeg'],
    ['', 'jpeg'],
  ])('%s gives %s', (accept, format) => {
    expect(photoVariantKey('upl_1', { accept })).toBe(`upl_1/960.${format}`)
  })
})
