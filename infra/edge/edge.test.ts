import { Script, createContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { bundleEdge } from './bundle-edge.ts'
import { type EdgeEvent, apiOriginId } from './event.ts'
import { viewerAddressHeader } from '#shared/constants/origin-headers.ts'
import { photoVariantKey } from '#shared/constants/photos.ts'
import { shellFor } from '#shared/rules/shell.ts'

type Asked = {
  width?: string
  accept?: string
  method?: string
  query?: Readonly<Record<string, string | readonly string[]>>
  userAgent?: string
  acceptLanguage?: string
  referer?: string
  /** The visitor's own claim about their address. */
  claimed?: string
}

const values = (given: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, { value }]])),
  )

const cloudfrontImport = /^import cf from 'cloudfront';\n/

/** Parameters as CloudFront hands them over: of several of one name, all of them. */
const parameters = (given: NonNullable<Asked['query']>): EdgeEvent['request']['querystring'] =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const several = [value].flat().map((one) => ({ value: one }))
      const [first = { value: '' }] = several
      return [name, several.length > 1 ? { ...first, multiValue: several } : first]
    }),
  )

/** Runs the bundle as CloudFront does: a bare global `handler` in a world without Node. `origin` is the one it selected. */
const run = (file: string, uri: string, asked: Asked = {}): unknown => {
  const { method = 'GET', width, accept, query = {}, userAgent, acceptLanguage, referer, claimed } = asked
  const event: EdgeEvent = {
    request: {
      method,
      uri,
      querystring: { ...values({ w: width }), ...parameters(query) },
      headers: values({
        accept,
        'user-agent': userAgent,
        'accept-language': acceptLanguage,
        referer,
        [viewerAddressHeader]: claimed,
      }),
    },
    viewer: { ip: '203.0.113.7' },
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
  it('finds the one file of a video', () => {
    const video = 'vid_0123456789ABCDEFGHJKMNPQRS'
    expect(run('photo-variant.ts', `/api/listing-videos/${video}`)).toMatchObject({ uri: `/${video}/video` })
  })

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

describe('the viewer’s address', () => {
  it.each([undefined, '198.51.100.1'])(
    'is what CloudFront saw, whatever the request claims: %s',
    (claimed) => {
      expect(run('viewer-address.ts', '/api/user', { ...(claimed && { claimed }) })).toMatchObject({
        uri: '/api/user',
        headers: { [viewerAddressHeader]: { value: '203.0.113.7' } },
      })
    },
  )
})

describe('the app shell', () => {
  it.each([
    ['/', {}, undefined],
    ['/', { lang: 'ar' }, 'en'],
    ['/cars', {}, 'ar-QA,ar;q=0.9,en;q=0.8'],
    ['/cars', { make: 'Toyota' }, 'ar'],
    ['/cars', { make: ['Kia', 'Toyota'] }, 'fr'],
    ['/cars', { utm_source: 'x', lang: 'ar' }, 'en'],
    ['/cars/toyota-land-cruiser-2021-8k2m', {}, 'en-GB'],
    ['/ar/cars/', {}, 'ar'],
    ['/a.b/c', {}, '*'],
  ] as const)(
    'gives %s with %o to a browser of %s what the local gateway gives',
    (path, query, acceptLanguage) => {
      const asked = { query, ...(acceptLanguage && { acceptLanguage }) }
      const joined = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))
      expect(run('app-shell.ts', path, asked)).toMatchObject({
        uri: shellFor({ path, query: joined, acceptLanguage }),
      })
    },
  )

  it.each(['/assets/main-4f2a.js', '/favicon.svg', '/sitemaps/other.txt'])('leaves %s alone', (uri) => {
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
    ['/number-plates/333', {}, '/api/pages/en/number-plates/333'],
    ['/number-plates/q-333', { lang: 'ar' }, '/api/pages/ar/number-plates/q-333'],
    ['/', {}, '/api/pages/en/home'],
    ['/cars/a-car', {}, '/api/pages/en/cars/a-car'],
    ['/contact', { lang: 'ar' }, '/api/pages/ar/texts/contact'],
    [
      '/cars',
      { page: '2', city: 'Al%20Rayyan', make: 'Land+Rover', lang: 'ar' },
      '/api/pages/ar/cars/land-rover/all/all/al-rayyan/2/all',
    ],
    // In small letters, as CloudFront may write the names.
    ['/cars', { bodytype: 'SUV', fbclid: 'x' }, '/api/pages/en/cars/all/all/suv/all/1/all'],
    ['/cars', { make: ['Kia', 'Toyota'] }, '/api/pages/en/cars/all/all/all/all/1/part'],
    ['/cars', { make: '%E0%A4%A' }, '/api/pages/en/cars/e0-a4-a/all/all/all/1/all'],
  ] as const)('sends %s with %o to the API', (uri, query, path) => {
    expect(run('app-shell.ts', uri, { userAgent, query })).toMatchObject({ uri: path, origin: apiOriginId })
  })

  it.each(['/dashboard', '/cars/a-car/agreement', '/number-plates/3/3'])('gives it the app at %s', (uri) => {
    const shown = run('app-shell.ts', uri, { userAgent })
    expect(shown).toMatchObject({ uri: '/shells/other-en.html', origin: undefined })
  })

  it.each([
    ['/robots.txt', '/api/robots'],
    ['/sitemap.xml', '/api/sitemaps/index'],
    ['/sitemaps/cars-1.xml', '/api/sitemaps/cars-1'],
  ])('gives everybody %s from the API', (uri, path) => {
    const asked = { userAgent: 'Mozilla/5.0 (iPhone) Safari/604.1' }
    expect(run('app-shell.ts', uri, asked)).toMatchObject({ uri: path, origin: apiOriginId })
  })

  it('gives people the app at the same address', () => {
    const shown = run('app-shell.ts', '/number-plates/333', {
      userAgent: 'Mozilla/5.0 (iPhone) Safari/604.1',
    })
    expect(shown).toMatchObject({ uri: '/shells/other-en.html', origin: undefined })
  })
})

describe('the app shell, asked without scripts', () => {
  const query = { scripts: 'off' }

  it.each([
    ['/cars/a-car', query, {}, 'en-plain/cars/a-car'],
    ['/cars/a-car/', query, { acceptLanguage: 'ar-QA,en' }, 'ar-plain/cars/a-car'],
    ['/', { ...query, lang: 'ar' }, {}, 'ar-plain/home'],
    ['/cars', { ...query, make: 'Kia', page: '2' }, {}, 'en-plain/cars/kia/all/all/all/2/all'],
    ['/insurance', query, {}, 'en-plain/texts/insurance'],
    ['/prices/kia/sportage', query, {}, 'en-plain/prices/kia/sportage/all'],
    // A page that needs the app: the shell would send the browser here again, without end.
    ['/dashboard', query, {}, 'en-plain/texts/app'],
    // What the shell's own address asked for stands in the address that led here.
    [
      '/cars',
      query,
      { referer: 'https://cars.example/cars?make=Land+Rover&lang=ar' },
      'ar-plain/cars/land-rover/all/all/all/1/all',
    ],
    // A document's links say everything: from one make to all cars.
    [
      '/cars',
      { ...query, lang: 'en' },
      { referer: 'https://cars.example/cars?make=Kia&scripts=off' },
      'en-plain/cars/all/all/all/all/1/all',
    ],
    ['/cars', query, { referer: 'https://cars.example/?make=Kia' }, 'en-plain/cars/all/all/all/all/1/all'],
    ['/cars', query, { referer: 'nonsense?make=Kia' }, 'en-plain/cars/all/all/all/all/1/all'],
  ] as const)('gives %s with %o from %o a document', (uri, given, asked, path) => {
    expect(run('app-shell.ts', uri, { query: given, ...asked })).toMatchObject({
      uri: `/api/pages/${path}`,
      origin: apiOriginId,
    })
  })

  it('leaves files alone', () => {
    expect(run('app-shell.ts', '/assets/a.js', { query })).toMatchObject({ uri: '/assets/a.js' })
  })
})
