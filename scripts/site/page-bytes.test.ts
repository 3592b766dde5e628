import { describe, expect, test } from 'vitest'
import { pageWeight, type Manifest } from './page-bytes.ts'

const manifest: Manifest = {
  'index.html': { file: 'entry.js', css: ['entry.css'], imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  'src/pages/home.tsx': {
    file: 'home.js',
    css: ['home.css', 'entry.css'],
    imports: ['_react.js', '_card.js'],
  },
  '_card.js': { file: 'card.js', imports: ['_react.js', '_loop.js'] },
  '_loop.js': { file: 'loop.js', imports: ['_card.js'] },
  'src/i18n/en/common.ts': { file: 'en-common.js' },
  'src/i18n/en/home.ts': { file: 'en-home.js' },
  'src/i18n/ar/common.ts': { file: 'ar-common.js' },
  'src/i18n/ar/home.ts': { file: 'ar-home.js' },
}
const sizes: Record<string, number> = {
  'entry.js': 1,
  'react.js': 10,
  'home.js': 100,
  'card.js': 1000,
  'loop.js': 10_000,
  'en-common.js': 100_000,
  'ar-common.js': 200_000,
  'en-home.js': 400_000,
  'ar-home.js': 500_000,
  'entry.css': 3,
  'home.css': 4,
}
const sizeOf = (file: string): number => sizes[file] ?? Number.NaN

describe('the weight of a page', () => {
  test('counts every chunk and style once, and the messages of the heavier language', () => {
    const weight = pageWeight(manifest, { page: 'home.tsx', messages: ['home'] }, sizeOf)
    expect(weight).toEqual({ js: 11_111 + 700_000, css: 7 })
  })

  test('counts what the page fetches by itself before it can be used', () => {
    const withTab = { ...manifest, 'src/pages/tab.tsx': { file: 'tab.js', imports: ['_react.js'] } }
    const budget = { page: 'home.tsx', firstPart: 'pages/tab.tsx', messages: [] }
    const weight = pageWeight(withTab, budget, (file) => (file === 'tab.js' ? 5 : sizeOf(file)))
    expect(weight.js).toBe(11_111 + 5 + 200_000)
  })

  test('is not known for a page that the build lacks', () => {
    expect(() => pageWeight(manifest, { page: 'gone.tsx', messages: [] }, sizeOf)).toThrow(
      'src/pages/gone.tsx',
    )
  })
})
