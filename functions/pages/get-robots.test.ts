import { describe, expect, it } from 'vitest'
import { robotsText } from './get-robots.ts'
import { fromWeb } from '#functions/testing/from-web.ts'
import { contracts } from '#shared/api/routes.ts'

const rules = robotsText('https://cars.example', true)
  .split('\n')
  .flatMap((line): { path: string; isAllowed: boolean }[] => {
    const [, kind, path] = /^(Allow|Disallow): (.*)$/.exec(line) ?? []
    return path ? [{ path, isAllowed: kind === 'Allow' }] : []
  })

/** The longest rule that fits decides (RFC 9309). */
const mayFetch = (address: string): boolean => {
  const fitting = rules.filter(({ path }) => new RegExp(`^${path.replaceAll('*', '.*')}`).test(address))
  return fitting.toSorted((a, b) => b.path.length - a.path.length)[0]?.isAllowed ?? true
}

/** The pages that search engines may show. All others are private, intermediate steps, or documents. */
const shown = new Set([
  'home',
  'cars',
  'car',
  'prices',
  'pricesOfYear',
  'dealers',
  'dealer',
  'sell',
  'numberPlates',
  'numberPlate',
  'insurance',
  'financing',
  'safetyTips',
  'contact',
  'terms',
  'privacy',
])

describe('robots.txt', () => {
  it('is right about every page', async () => {
    const { routes } = await fromWeb('app/routes.ts')
    for (const [name, { path }] of Object.entries<{ path: string }>(routes))
      expect(mayFetch(path.replaceAll(/:\w+/g, 'a-name')), name).toBe(shown.has(name))
  })

  it('opens pictures and what search engines read in the app, and nothing else of the API', () => {
    // Without a token the others answer nobody.
    const open = Object.values(contracts)
      .filter(({ path, method, access }) => mayFetch(path) && method === 'GET' && access === 'public')
      .map(({ path }) => path)
    expect(open).toContain('/api/number-plates/{id}/image')
    expect(open).toContain('/api/insurance/providers')
    expect(open).toContain('/api/financing/providers')
    expect(open.filter((path) => !/image|providers/.test(path))).toEqual([])
    expect(mayFetch('/api/pages/en/home')).toBe(false)
  })

  it('names the sitemap by its whole address', () => {
    expect(robotsText('https://cars.example', true)).toContain('Sitemap: https://cars.example/sitemap.xml\n')
  })

  it('closes a stage that is not to be found', () => {
    expect(robotsText('https://cars.example', false)).toBe('User-agent: *\nDisallow: /\n')
  })
})
