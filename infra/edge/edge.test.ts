import { Script, createContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { bundleEdge } from '#infra/edge/bundle-edge.ts'
import type { EdgeEvent } from '#infra/edge/event.ts'
import { apiOriginId } from '#infra/edge/origin-ids.ts'
import { photoVariantKey } from '#shared/rules/photo-variant.ts'

type Asked = { width?: string; accept?: string; method?: string; lang?: string; userAgent?: string }

const values = (given: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, { value }]])),
  )

const cloudfrontImport = /^import cf from 'cloudfront';\n/

/** Runs the bundle as CloudFront does: a bare global `handler` in a world without Node. `origin` is the one it selected. */
const run = (file: string, uri: string, asked: Asked = {}): unknown => {
  const { method = 'GET', width, accept, lang, userAgent } = asked
  const event: EdgeEvent = {
    request: {
      method,
      uri,
      querystring: values({ w: width, lang }),
      headers: values({ accept, 'user-agent': userAgent }),
    },
  }
  const selected: string[] = []
  const cf = { selectRequestOriginById: (id: string) => void selected.push(id) }
  const world = createContext({ event: JSON.stringify(event), cf })
  const code = bundleEdge(file).replace(cloudfrontImport, '')
  const result: unknown = new Script(`${code}; JSON.stringify(handler(JSON.parse(event)))`).runInContext(
    world,
  )
  return { ...JSON.parse(String(result)), origin: selected[0] }
}

const photo = 'upl_0123456789ABCDEFGHJKMNPQRS'

describe('the photo function', () => {
  it.each([
    [undefined, 'image/avif,image/webp,*/*'],
    ['320', 'image/webp,*/*'],
    ['641', '*/*'],
    ['99999', undefined],
    ['-1', 'image/avif'],
    ['1e3', 'image/avif'],
  ])('picks what the local gateway picks: width %s, accept %s', (width, accept) => {
    const asked = { ...(width && { width }), ...(accept && { accept }) }
    expect(run('photo-variant.ts', `/api/listing-images/${photo}`, asked)).toMatchObject({
      uri: `/${photoVariantKey(photo, { width, accept: accept ?? '' })}`,
    })
  })

  it.each([
    '',
    'upl_short',
    `${photo}/320.avif`,
    `../${photo}`,
    photo.toLowerCase(),
    'doc_0123456789ABCDEFGHJKMNPQRS',
  ])('answers 404 for %o and asks the bucket for nothing', (name) => {
    expect(run('photo-variant.ts', `/api/listing-images/${name}`)).toMatchObject({ statusCode: 404 })
  })
})

describe('the app shell', () => {
  it.each(['/', '/cars', '/cars/toyota-land-cruiser-2021-8k2m', '/ar/cars/', '/a.b/c'])(
    'gives %s the one document',
    (uri) => {
      expect(run('app-shell.ts', uri)).toMatchObject({ uri: '/index.html' })
    },
  )

  it.each(['/assets/main-4f2a.js', '/favicon.svg', '/robots.txt'])('leaves %s alone', (uri) => {
    expect(run('app-shell.ts', uri)).toMatchObject({ uri })
  })
})

describe('the app shell, asked by a crawler', () => {
  const userAgent = 'WhatsApp/2.23.20.0 A'

  it('imports CloudFront’s module on its first line, as CloudFront wants it', () => {
    expect(bundleEdge('app-shell.ts')).toMatch(cloudfrontImport)
    expect(bundleEdge('photo-variant.ts')).not.toMatch(/cloudfront/)
  })

  it.each([
    ['/number-plates/333', undefined, '/api/pages/en/number-plates/333'],
    ['/number-plates/q-333', 'ar', '/api/pages/ar/number-plates/q-333'],
  ])('sends %s (%s) to the API', (uri, lang, path) => {
    const asked = { userAgent, ...(lang && { lang }) }
    expect(run('app-shell.ts', uri, asked)).toMatchObject({ uri: path, origin: apiOriginId })
  })

  it.each(['/', '/number-plates', '/cars/a-car'])('gives it the app at %s', (uri) => {
    const shown = run('app-shell.ts', uri, { userAgent })
    expect(shown).toMatchObject({ uri: '/index.html', origin: undefined })
  })

  it('gives people the app at the same address', () => {
    const shown = run('app-shell.ts', '/number-plates/333', {
      userAgent: 'Mozilla/5.0 (iPhone) Safari/604.1',
    })
    expect(shown).toMatchObject({ uri: '/index.html', origin: undefined })
  })
})
