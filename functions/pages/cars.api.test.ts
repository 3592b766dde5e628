import { beforeAll, describe, expect, it } from 'vitest'
import { apiOk } from '#functions/testing/api.ts'
import { decide, searchUntil, setAvailability, submitCar } from '#functions/testing/cars.ts'
import { crawl, messenger, searchEngine } from '#functions/testing/crawl.ts'
import {
  registerAdmin,
  registerSeller,
  registerVerifiedDealer,
  type Person,
} from '#functions/testing/people.ts'
import { getCarPage, getCarsPage } from '#shared/api/pages.ts'

let admin: Person
let seller: Person
let dealer: Person
beforeAll(async () => {
  ;[admin, seller, dealer] = await Promise.all([
    registerAdmin(),
    registerSeller({ firstName: 'Zubaydah' }),
    registerVerifiedDealer({ companyName: 'Al Crawl Motors' }),
  ])
})

const hostile = `"><script>alert('1')</script>`

/** A public car of a make that no other test has. */
const publish = async (who: Person, parts: Readonly<Record<string, unknown>> = {}) => {
  const car = await submitCar(who, {
    make: 'McLaren',
    model: 'Artura',
    year: 2023,
    variant: 'Performance',
    mileage: 8_400,
    priceQAR: 655_000,
    bodyType: 'Coupe',
    fuelType: 'Hybrid',
    color: 'Orange',
    city: 'Lusail',
    engineSize: '3.0L',
    features: ['apple-carplay', 'Carbon seats'],
    description: 'One owner.\n\nFull history.',
    ...parts,
  })
  if (who === seller) await decide(admin, car.id, { status: 'APPROVED' })
  return car
}

describe('a link to a car', () => {
  it('unfolds in English and in Arabic', async () => {
    const { slug, id, images } = await publish(dealer)
    const { response, html, title, meta, links, alternates, thing, context } = await crawl(`/cars/${slug}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=300')
    const { origin } = new URL(links['canonical'] ?? '')
    const at = `${origin}/cars/${slug}`
    expect(title).toBe('McLaren Artura Performance 2023 for QAR 655,000 · Sayara')
    expect(links).toEqual({ canonical: at })
    expect(alternates).toEqual({ en: at, ar: `${at}?lang=ar`, 'x-default': at })
    expect(meta).toMatchObject({
      description:
        'For sale in Lusail by Al Crawl Motors: 8,400 km, Hybrid, Automatic, Orange, GCC specs, Accident-free.',
      'og:type': 'product',
      'og:url': at,
      'og:locale': 'en_US',
      'og:locale:alternate': 'ar_AR',
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'McLaren Artura Performance 2023',
      'product:price:amount': '655000',
      'product:price:currency': 'QAR',
      'twitter:card': 'summary_large_image',
    })
    const image = new URL(meta['og:image'] ?? '')
    const picture = await fetch(`${response.url.replace(/\/cars\/.*/, '')}${image.pathname}${image.search}`)
    expect(picture.headers.get('content-type')).toBe('image/jpeg')
    expect(image.pathname).toBe(`/api/listings/${id}/image`)
    expect(image.searchParams.get('lang')).toBe('en')
    expect(image.searchParams.get('v')).toMatch(/^\d+$/)

    expect(context).toBe('https://schema.org')
    expect(thing('Product')).toBe(thing('Car'))
    expect(thing('Car')).toMatchObject({
      name: 'McLaren Artura Performance 2023',
      url: at,
      image: [`${origin}${images[0].imageUrl}?w=1280`],
      brand: { '@type': 'Brand', name: 'McLaren' },
      model: 'Artura',
      vehicleConfiguration: 'Performance',
      vehicleModelDate: '2023',
      bodyType: 'Coupe',
      color: 'Orange',
      fuelType: 'Hybrid',
      vehicleTransmission: 'Automatic',
      mileageFromOdometer: { value: 8400, unitCode: 'KMT' },
      itemCondition: 'https://schema.org/UsedCondition',
      offers: {
        '@type': 'Offer',
        url: at,
        price: 655_000,
        priceCurrency: 'QAR',
        availability: 'https://schema.org/InStock',
        seller: { '@type': 'AutoDealer', name: 'Al Crawl Motors' },
      },
    })
    const steps: { item: string }[] = thing('BreadcrumbList')?.['itemListElement']
    expect(steps.map(({ item }) => item)).toEqual([
      `${origin}/`,
      `${origin}/cars`,
      `${origin}/cars?make=McLaren`,
      `${origin}/cars?make=McLaren&model=Artura`,
      at,
    ])
    // Crawlers see the same facts as people.
    for (const text of ['Carbon seats', 'Apple CarPlay', 'Full history.', '3.0L', 'QAR 655,000'])
      expect(html).toContain(text)

    const arabic = await crawl(`/cars/${slug}?lang=ar`, searchEngine)
    expect(arabic.html).toContain('<html lang="ar" dir="rtl">')
    expect(arabic.title).toBe('ماكلارين أرتورا Performance 2023 بسعر 655,000 ر.ق · سيارة')
    expect(arabic.links['canonical']).toBe(`${at}?lang=ar`)
    expect(arabic.meta['description']).toContain('في لوسيل لدى Al Crawl Motors: 8,400 كم، هايبرد')
    expect(arabic.thing('Car')).toMatchObject({ fuelType: 'هايبرد', color: 'برتقالي' })
    expect(arabic.leadsTo.every((address) => address.endsWith('lang=ar'))).toBe(true)

    // By its id too, under its one address.
    expect((await crawl(`/cars/${id}`)).html).toBe(html)
  })

  it('names no private person, and shows what sellers write as text', async () => {
    const { slug } = await publish(seller, { variant: hostile, description: hostile, features: [hostile] })
    const { html, thing, title } = await crawl(`/cars/${slug}`)
    expect(thing('Car')?.['offers']['seller']).toEqual({ '@type': 'Person', name: 'Private seller' })
    expect(html).not.toMatch(/Zubaydah|5512|\+974/)
    expect(title).toContain(hostile)
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html.match(/<\/script>/g)).toHaveLength(1)
  })

  it('says when it is reserved, sold or paused', async () => {
    const { slug, id } = await publish(dealer)
    for (const [availability, words, name] of [
      ['RESERVED', '(reserved)', 'LimitedAvailability'],
      ['SOLD', '(sold)', 'SoldOut'],
      ['PAUSED', '(not for sale now)', 'OutOfStock'],
    ] as const) {
      await setAvailability(dealer, id, availability)
      const { response, title, thing } = await crawl(`/cars/${slug}`)
      expect(response.status).toBe(200)
      expect(title).toContain(words)
      expect(thing('Car')?.['offers']['availability']).toBe(`https://schema.org/${name}`)
    }
  })

  it('is a document that says nothing of what the public may not see, whatever stands in it', async () => {
    const waiting = await submitCar(seller, { variant: 'Unseen' })
    for (const name of [waiting.slug, waiting.id, 'nonsense', 'No-1', 'lst_1']) {
      const { response, html, meta } = await crawl(`/cars/${name}?lang=ar`)
      expect(response.status).toBe(404)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(html).toContain('الإعلان غير موجود')
      expect(html).not.toMatch(/Unseen|Patrol|og:image|ld\+json/)
      expect(meta['robots']).toBe('noindex')
    }
  })

  it('is there under its own address too', async () => {
    const { slug } = await publish(dealer)
    const own = getCarPage.path.replace('{language}', 'en').replace('{id}', slug)
    expect((await crawl(own)).title).toContain('McLaren')
    expect((await crawl(own.replace('/en/', '/fr/'))).response.status).toBe(404)
  })
})

describe('result pages', () => {
  it('list what the search finds, for messengers and search engines alike', async () => {
    const { slug, id } = await publish(dealer, { model: '720S', city: 'Dukhan' })
    await searchUntil('make=McLaren&city=Dukhan', (found) => found.listings.some((car) => car.id === id))
    for (const userAgent of [messenger, searchEngine]) {
      const { response, title, links, leadsTo, thing, html } = await crawl(
        '/cars?lang=ar&city=Dukhan&make=McLaren',
        userAgent,
      )
      expect(response.status).toBe(200)
      expect(title).toBe('ماكلارين للبيع في دخان · سيارة')
      expect(links['canonical']).toMatch(/\/cars\?make=McLaren&city=Dukhan&lang=ar$/)
      expect(leadsTo).toContainEqual(expect.stringMatching(new RegExp(`/cars/${slug}\\?lang=ar$`)))
      expect(thing('ItemList')?.['itemListElement']).toHaveLength(1)
      expect(html).toContain('655,000 ر.ق')
    }
  })

  it('are found in spite of what else stands in the address, and kept once', async () => {
    const { meta, links } = await crawl('/cars?make=McLaren&minPrice=1000&utm_source=x&lang=en')
    expect(meta['robots']).toBe('noindex, follow')
    expect(links['canonical']).toMatch(/\/cars\?make=McLaren$/)
  })

  it('are missing where the names mean nothing or there is no such page', async () => {
    for (const query of ['make=Nope', 'make=McLaren&model=Patrol', 'city=Paris', 'make=McLaren&page=400'])
      expect((await crawl(`/cars?${query}`)).response.status, query).toBe(404)
  })

  it('are there under their own address too', async () => {
    const own = getCarsPage.path
      .replace('{language}', 'en')
      .replace('{make}/{model}/{bodyType}/{city}/{page}/{said}', 'all/all/all/all/1/all')
    const { title, response } = await crawl(own)
    expect(title).toBe('Cars for sale in Qatar · Sayara')
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=300')
    expect((await crawl(own.replace('/1/', '/0/'))).response.status).toBe(404)
  })
})

describe('a car without scripts', () => {
  it('says how to reach its seller, which crawlers are not told, and keeps its links to documents', async () => {
    const { slug } = await publish(seller)
    const plain = await crawl(`/cars/${slug}?scripts=off&lang=ar`, 'Mozilla/5.0 (iPhone) Safari/604.1')
    expect(plain.response.status).toBe(200)
    expect(plain.html).toContain('href="tel:+974')
    // No search engine is to keep the number.
    expect(plain.meta['robots']).toBe('noindex, follow')
    expect(plain.links['canonical']).toMatch(new RegExp(`/cars/${slug}\\?lang=ar$`))
    const within = plain.leadsTo.filter((address) => address.startsWith('/'))
    expect(within.length).toBeGreaterThan(5)
    expect(within.every((address) => address.endsWith('scripts=off'))).toBe(true)

    for (const address of [`/cars/${slug}?lang=ar`, `/cars/${slug}?scripts=off&lang=ar`])
      expect((await crawl(address)).html).not.toMatch(/tel:|wa\.me|scripts=off/)
  })

  it('leads from a page that needs them to home, and is no page of its own', async () => {
    const { response, meta, links, leadsTo } = await crawl(
      '/dashboard?scripts=off',
      'Mozilla/5.0 Safari/604.1',
    )
    expect([response.status, meta['robots'], links]).toEqual([200, 'noindex', {}])
    expect(leadsTo.filter((address) => address.includes('/app'))).toEqual([])
  })

  it('shows the text in the reader’s language first, and says what language the other is in', async () => {
    const { slug } = await publish(dealer, {
      description: 'One owner, full history.',
      secondDescription: 'مالك واحد، سجل صيانة كامل.',
    })
    const placesIn = async (language: string) => {
      const { html } = await crawl(`/cars/${slug}?lang=${language}`)
      return ['One owner, full', 'مالك واحد، سجل', 'class="made"'].map((text) =>
        html.indexOf(text, html.indexOf('<h2>')),
      )
    }
    const [english, arabic, told] = (await placesIn('ar')) as [number, number, number]
    expect([arabic, told, english]).toEqual([arabic, told, english].toSorted((a, b) => a - b))
    const [first, second, middle] = (await placesIn('en')) as [number, number, number]
    expect([first, middle, second]).toEqual([first, middle, second].toSorted((a, b) => a - b))
    expect((await crawl(`/cars/${slug}`)).html).toContain('<p dir="auto" lang="ar">مالك واحد')
    expect((await apiOk('GET', `/api/listings/${slug}`)).body.secondDescription).toBe(
      'مالك واحد، سجل صيانة كامل.',
    )
  })
})
