import { describe, expect, it } from 'vitest'
import { publishPlate } from '#functions/testing/plates.ts'
import { apiOk } from '#functions/testing/api.ts'
import { searchUntil, submitCar } from '#functions/testing/cars.ts'
import { crawl, searchEngine } from '#functions/testing/crawl.ts'
import {
  registerAdmin,
  registerDealer,
  registerSeller,
  registerVerifiedDealer,
  type Person,
} from '#functions/testing/people.ts'
import { getDealerPage, getDealersPage, getHomePage, getPlatesPage, getTextPage } from '#shared/api/pages.ts'
import { type TextPage, textPages } from '#shared/rules/page-address.ts'

const inEnglish = (path: string): string => path.replace('{language}', 'en')

const hours = [
  ...Array.from({ length: 5 }, () => ({ from: '09:00', to: '20:00' })),
  null,
  { from: '16:00', to: '01:00' },
]

/** Fills in a storefront. @returns its slug */
const furnish = async ({ token }: Person, parts: object = {}): Promise<string> => {
  const { body } = await apiOk('GET', '/api/seller/storefront', { token })
  const form = {
    description: 'A family business since 1998.',
    phoneNumber: '4412 3456',
    whatsappNumber: null,
    website: 'https://example.qa/cars',
    address: 'Salwa Road 210',
    hours,
    logo: null,
    cover: null,
    version: body.version,
    ...parts,
  }
  return (await apiOk('PUT', '/api/seller/storefront', { token, body: form })).body.slug
}

describe('a link to a dealer', () => {
  it('shows the showroom and its cars in both languages', async () => {
    const dealer = await registerVerifiedDealer({ companyName: 'Al Unfold Motors', city: 'Al Wakrah' })
    const slug = await furnish(dealer)
    const car = await submitCar(dealer)
    await searchUntil(`dealer=${slug}`, ({ total }) => total === 1)
    const { response, title, thing, html, leadsTo, links } = await crawl(`/dealer/${slug}`)
    expect(response.status).toBe(200)
    expect(title).toBe('Al Unfold Motors · Sayara')
    expect(links['canonical']).toMatch(new RegExp(`/dealer/${slug}$`))
    expect(thing('AutoDealer')).toMatchObject({
      name: 'Al Unfold Motors',
      description: 'A family business since 1998.',
      telephone: '+97444123456',
      sameAs: 'https://example.qa/cars',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Salwa Road 210',
        addressLocality: 'Al Wakrah',
        addressCountry: 'QA',
      },
    })
    const open: { dayOfWeek: string; opens: string; closes: string }[] =
      thing('AutoDealer')?.['openingHoursSpecification']
    expect(open.map(({ dayOfWeek }) => dayOfWeek.split('/').at(-1))).toEqual([
      'Sunday',
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Saturday',
    ])
    expect(open.at(-1)).toMatchObject({ opens: '16:00', closes: '01:00' })
    expect(html).toContain('<dt>Friday</dt><dd>Closed</dd>')
    expect(html).toContain('<bdi dir="ltr">+974 4412 3456</bdi>')
    expect(leadsTo).toContainEqual(expect.stringMatching(new RegExp(`/cars/${car.slug}$`)))

    const arabic = await crawl(`/dealer/${slug}?lang=ar`)
    expect(arabic.meta['description']).toBe('Al Unfold Motors، معرض موثّق في الوكرة: سيارة واحدة للبيع.')
    expect(arabic.html).toContain('<dt>الجمعة</dt><dd>مغلق</dd>')

    const own = inEnglish(getDealerPage.path).replace('{id}', slug)
    expect((await crawl(own)).html).toBe(html)
  })

  it('shows what a dealership writes as text', async () => {
    const slug = await furnish(await registerVerifiedDealer({ companyName: 'Al "Bold" & Sons' }), {
      description: '</script><script>alert(1)</script>',
      address: '"><img src=x>',
    })
    const { html, thing, title } = await crawl(`/dealer/${slug}`)
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html).not.toMatch(/"Bold" & Sons|<img src=x/)
    expect(title).toBe('Al "Bold" & Sons · Sayara')
    expect(thing('AutoDealer')?.['description']).toBe('</script><script>alert(1)</script>')
  })

  it('says nothing of one that is not verified', async () => {
    const { user } = await registerDealer({ companyName: 'Al Waiting Motors' })
    for (const name of [user.id, 'al-waiting-motors', 'nope'])
      for (const lang of ['en', 'ar']) {
        const { response, html } = await crawl(`/dealer/${name}?lang=${lang}`)
        expect(response.status).toBe(404)
        expect(html).not.toMatch(/Waiting|ld\+json/)
      }
  })
})

describe('lists', () => {
  it('name every verified dealer', async () => {
    const slug = await furnish(await registerVerifiedDealer())
    const { leadsTo, thing, links } = await crawl('/dealers')
    expect(leadsTo).toContainEqual(expect.stringMatching(new RegExp(`/dealer/${slug}$`)))
    const items: { url: string }[] = thing('ItemList')?.['itemListElement']
    expect(items).toContainEqual(
      expect.objectContaining({ url: expect.stringMatching(new RegExp(`/dealer/${slug}$`)) }),
    )
    expect(links['canonical']).toMatch(/\/dealers$/)
    expect((await crawl(inEnglish(getDealersPage.path))).links).toEqual(links)
  })

  it('name the plates on offer, each page under one address', async () => {
    const [admin, seller] = await Promise.all([registerAdmin(), registerSeller()])
    const { slug } = await publishPlate(seller, admin)
    await expect
      .poll(async () => (await crawl('/number-plates?lang=ar')).leadsTo.join(' '))
      .toContain(`/number-plates/${slug}?lang=ar`)
    const { meta, links, thing } = await crawl('/number-plates?search=333')
    expect(meta['robots']).toBe('noindex, follow')
    expect(links['canonical']).toMatch(/\/number-plates$/)
    expect(meta['og:image:type']).toBe('image/png')
    expect(thing('ItemList')?.['itemListElement'].length).toBeGreaterThan(0)
    const own = inEnglish(getPlatesPage.path).replace('{page}/{said}', '1/all')
    expect((await crawl(own)).response.status).toBe(200)
    expect((await crawl('/number-plates?page=99')).response.status).toBe(404)
  })
})

describe('the home page', () => {
  it('says what the site is and how it is searched, and leads everywhere', async () => {
    const dealer = await registerVerifiedDealer()
    await submitCar(dealer, { make: 'Kia', model: 'Rio' })
    await searchUntil('make=Kia&model=Rio', ({ total }) => total > 0)
    const { title, thing, leadsTo, links, alternates } = await crawl('/', searchEngine)
    expect(title).toBe('Used cars in Qatar · Sayara')
    const { origin } = new URL(links['canonical'] ?? '')
    expect(alternates).toEqual({
      en: `${origin}/`,
      ar: `${origin}/?lang=ar`,
      'x-default': `${origin}/`,
    })
    expect(thing('Organization')).toMatchObject({ name: 'Sayara', url: origin })
    expect(thing('WebSite')?.['potentialAction']).toMatchObject({
      '@type': 'SearchAction',
      target: { urlTemplate: `${origin}/cars?search={search_term_string}` },
      'query-input': 'required name=search_term_string',
    })
    for (const path of ['/cars', '/dealers', '/number-plates', '/cars?make=Kia', '/safety-tips'])
      expect(leadsTo).toContain(origin + path)
    expect((await crawl(inEnglish(getHomePage.path))).title).toBe(title)
  })
})

/** Of each page, a part of what it says below its description. */
const said: Record<TextPage, { en: string; ar: string }> = {
  sell: { en: 'This is how buyers will see it.', ar: 'هكذا سيراها المشترون' },
  insurance: { en: 'Third party or comprehensive', ar: 'بعد الحادث' },
  financing: { en: 'Flat or reducing rate', ar: 'نسبة ثابتة أم متناقصة' },
  'safety-tips': { en: 'QAR 50,000. The fine can reach 30% of', ar: '50,000' },
  contact: { en: 'support@', ar: 'support@' },
  'terms-of-service': { en: '11. Fees', ar: '11. الرسوم' },
  'privacy-policy': { en: 'Your rights and changes', ar: 'حقوقك' },
}

describe('pages of words', () => {
  it.each(textPages)('say what %s says in the app, without scripts and in both languages', async (name) => {
    const arabic = await crawl(`/${name}?lang=ar`)
    expect(arabic.response.status).toBe(200)
    expect(arabic.html).toContain('<html lang="ar" dir="rtl">')
    expect(arabic.meta['description']).toMatch(/[\u0600-\u06ff]/)
    expect(arabic.links['canonical']).toMatch(new RegExp(`/${name}\\?lang=ar$`))
    const own = inEnglish(getTextPage.path).replace('{name}', name)
    const english = await crawl(own)
    expect(english.links['canonical']).toMatch(new RegExp(`/${name}$`))
    expect(english.html).toContain(said[name].en)
    expect(arabic.html).toContain(said[name].ar)
    // Every message is filled in.
    expect(
      `${english.html}${arabic.html}`
        .split('<body>')
        .join('')
        .match(/<p>[^<]*\{/),
    ).toBeNull()
    // This gateway has no site: the app's one document is missing, and nothing else is in its place.
    const { html } = await crawl(`/${name}`, searchEngine)
    expect(JSON.parse(html)).toMatchObject({ code: 'NOT_FOUND' })
  })
})
