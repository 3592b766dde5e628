import { describe, expect, it } from 'vitest'
import { crawlerPath } from './crawler.ts'

const whatsapp = 'WhatsApp/2.23.20.0 A'
const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'

/** The answer for an address, whose parameters are read as at the edge: nothing decoded. */
const ask = (address: string, userAgent = whatsapp, method = 'GET') => {
  const [path = '', rawQuery = ''] = address.split('?')
  const pairs = rawQuery.split('&').filter(Boolean)
  const query = Object.fromEntries(pairs.map((pair) => pair.split('=')))
  return crawlerPath({ method, path, query, userAgent })
}

describe('crawlerPath', () => {
  it.each([
    whatsapp,
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'facebookexternalhit/1.1 Facebot Twitterbot/1.0',
    'Twitterbot/1.0',
    'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
    'TelegramBot (like TwitterBot)',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
    googlebot,
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'Mozilla/5.0 (compatible; Pinterestbot/1.0; +https://www.pinterest.com/bot.html)',
  ])('knows %s', (userAgent) => {
    expect(ask('/number-plates/333', userAgent)).toBe('/api/pages/en/number-plates/333')
  })

  it.each([
    '',
    phone,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS;FBAV/480.0]',
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36 Instagram 350.0',
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 Snapchat/13.0 (like Safari/8618)',
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 [Pinterest/iOS]',
  ])('leaves people to the app, in the browsers of other apps too: %s', (userAgent) => {
    expect(ask('/number-plates/333', userAgent)).toBeUndefined()
    expect(ask('/cars?make=Kia', userAgent)).toBeUndefined()
  })

  it.each([
    ['/', 'home'],
    ['/cars/kia-rio-2020-8k2m', 'cars/kia-rio-2020-8k2m'],
    ['/cars/lst_0123456789ABCDEFGHJKMNPQRS/', 'cars/lst_0123456789ABCDEFGHJKMNPQRS'],
    ['/dealers/', 'dealers'],
    ['/dealer/al-test-motors', 'dealers/al-test-motors'],
    ['/number-plates', 'number-plates/1/all'],
    ['/number-plates?page=3', 'number-plates/3/all'],
    ['/number-plates?digits=3&page=2', 'number-plates/2/part'],
    ['/prices/toyota/land-cruiser', 'prices/toyota/land-cruiser/all'],
    ['/prices/toyota/land-cruiser/2019/', 'prices/toyota/land-cruiser/2019'],
    ['/prices/Toyota/Land-Cruiser', 'prices/toyota/land-cruiser/all'],
    ['/safety-tips', 'texts/safety-tips'],
    ['/terms-of-service', 'texts/terms-of-service'],
  ])('knows the document of %s', (address, path) => {
    expect(ask(address)).toBe(`/api/pages/en/${path}`)
  })

  it('takes the language of the address wherever it stands, English for any other', () => {
    expect(ask('/number-plates/q-333/?lang=ar')).toBe('/api/pages/ar/number-plates/q-333')
    expect(ask('/cars?lang=ar&make=Kia')).toBe('/api/pages/ar/cars/kia/all/all/all/1/all')
    expect(ask('/cars?make=Kia&lang=ar')).toBe('/api/pages/ar/cars/kia/all/all/all/1/all')
    expect(ask('/number-plates/333?lang=../../user')).toBe('/api/pages/en/number-plates/333')
  })

  it('leaves a page of words to crawlers that run scripts, which find them in the app', () => {
    expect(ask('/safety-tips', googlebot)).toBeUndefined()
    expect(ask('/cars', googlebot)).toBe('/api/pages/en/cars/all/all/all/all/1/all')
  })

  it.each([
    '/number-plates/3/3',
    '/number-plates/..',
    '/number-plates/%2e',
    '/cars/a-car/agreement',
    '/prices/toyota',
    '/prices/toyota/camry/new',
    '/cars/a/window-card',
    '/compare',
    '/dashboard',
    '/api/pages',
    '/index.html',
  ])('has no document for %s', (path) => {
    expect(ask(path)).toBeUndefined()
  })

  it('is the crawlers’ own whatever link they follow: what people read without scripts has phone numbers', () => {
    expect(ask('/cars/a-car?scripts=off')).toBe('/api/pages/en/cars/a-car')
    expect(ask('/cars/a-car?scripts=off', googlebot)).toBe('/api/pages/en/cars/a-car')
    expect(ask('/dashboard?scripts=off', googlebot)).toBeUndefined()
    expect(ask('/cars/a-car?scripts=off', 'Mozilla/5.0 (iPhone) Safari/604.1')).toBe(
      '/api/pages/en-plain/cars/a-car',
    )
  })

  it('answers reading alone', () => {
    expect(ask('/cars', whatsapp, 'HEAD')).toBeUndefined()
    expect(ask('/cars', whatsapp, 'POST')).toBeUndefined()
    expect(ask('/robots.txt', whatsapp, 'POST')).toBeUndefined()
  })
})

describe('crawlerPath of a result page', () => {
  const path = (query: string) => ask(`/cars?${query}`)?.replace('/api/pages/en/cars/', '')

  it.each([
    ['make=Toyota', 'toyota/all/all/all/1/all'],
    ['make=Toyota&model=Land+Cruiser', 'toyota/land-cruiser/all/all/1/all'],
    ['city=Al%20Rayyan&bodyType=SUV&page=12', 'all/all/suv/al-rayyan/12/all'],
    ['model=C-Class&make=Mercedes-Benz', 'mercedes-benz/c-class/all/all/1/all'],
    ['make=Citro%C3%ABn', 'citro-n/all/all/all/1/all'],
  ])('has the filters of %s in one order', (query, expected) => {
    expect(path(query)).toBe(expected)
  })

  it('reads names of parameters in small letters, as CloudFront may write them', () => {
    expect(path('bodytype=SUV')).toBe(path('bodyType=SUV'))
  })

  it.each([
    ['make=Kia&minPrice=1000', 'kia/all/all/all/1/part'],
    ['make=Kia,Toyota&city=Doha', 'all/all/all/doha/1/part'],
    ['model=Camry', 'all/all/all/all/1/part'],
    ['make=Kia&sortBy=priceQAR&sortOrder=asc', 'kia/all/all/all/1/part'],
    ['make=%E0%A4%A', 'e0-a4-a/all/all/all/1/all'],
    [`make=${'x'.repeat(41)}`, 'all/all/all/all/1/part'],
    ['make=../../../admin&page=2', 'admin/all/all/all/2/all'],
    ['colour=abc', 'all/all/all/all/1/part'],
    ['make=Kia&fbclid=abc&utm_source=whatsapp', 'kia/all/all/all/1/all'],
  ])('says when %s asks for more than that', (query, expected) => {
    expect(path(query)).toBe(expected)
  })

  it.each(['make=', 'make=all', 'page=0', 'page=-1', 'page=1e3', 'page=1234', 'lang=xx', ''])(
    'takes %o for nothing, as the page does',
    (query) => {
      expect(path(query)).toBe('all/all/all/all/1/all')
    },
  )

  it('has no more forms than its names: any query is a path of one pattern', () => {
    const forms = /^(?:[a-z0-9-]{1,40}\/){4}[1-9]\d{0,2}\/(?:all|part)$/
    for (const value of ['%2F..%2F', 'a/b/c', '<script>', '%00', '١٢٣', 'ü'.repeat(30), '&&&===', '%25252e'])
      for (const key of ['make', 'city', 'page', 'x', '__proto__', 'constructor'])
        expect(path(`make=Kia&${key}=${value}`), `${key}=${value}`).toMatch(forms)
  })
})

describe('files made for crawlers', () => {
  it.each([
    ['/robots.txt', '/api/robots'],
    ['/sitemap.xml', '/api/sitemaps/index'],
    ['/sitemaps/cars-12.xml', '/api/sitemaps/cars-12'],
    ['/sitemaps/pages.xml', '/api/sitemaps/pages'],
  ])('are there for everybody: %s', (path, expected) => {
    expect(ask(path, phone)).toBe(expected)
    expect(ask(path, googlebot)).toBe(expected)
  })

  it.each([
    '/sitemaps/../x.xml',
    '/sitemaps/Cars.xml',
    '/sitemaps/cars-12345.xml',
    '/sitemaps/',
    '/favicon.svg',
  ])('are no others: %s', (path) => {
    expect(ask(path, phone)).toBeUndefined()
  })
})
