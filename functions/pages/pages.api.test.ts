import { beforeAll, describe, expect, inject, it } from 'vitest'
import { apiOk, anyIp } from '#functions/testing/api.ts'
import { readDocument } from '#functions/testing/crawl.ts'
import { registerAdmin, registerSeller, type Person } from '#functions/testing/people.ts'
import { freeNumber } from '#functions/testing/free-number.ts'
import { offerPlate, publishPlate } from '#functions/testing/plates.ts'
import { getPlatePage } from '#shared/api/pages.ts'

let admin: Person
let seller: Person
beforeAll(async () => {
  admin = await registerAdmin()
  seller = await registerSeller()
})

/** Asks the site, as a messenger does, at the address that people share. */
const open = async (path: string, userAgent = 'facebookexternalhit/1.1') => {
  const response = await fetch(`${inject('apiUrl')}${path}`, {
    headers: { 'user-agent': userAgent, 'x-forwarded-for': anyIp() },
  })
  return { response, html: await response.text() }
}

describe('a link to a plate', () => {
  it('unfolds in English and in Arabic', async () => {
    const plate = await publishPlate(seller, admin, {
      plateNumber: `Q ${await freeNumber()}`,
      price: 1_250_000,
    })
    const { response, html } = await open(`/number-plates/${plate.slug}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=300')
    expect(html).toContain(
      `<meta property="og:title" content="Number plate ${plate.plateNumber} for QAR 1,250,000">`,
    )
    const image = /<meta property="og:image" content="([^"]+)">/.exec(html)?.[1] ?? ''
    expect(new URL(image).pathname).toBe(`/api/number-plates/${plate.id}/image`)
    const picture = await fetch(`${inject('apiUrl')}${new URL(image).pathname}${new URL(image).search}`)
    expect(picture.headers.get('content-type')).toBe('image/png')
    expect(readDocument(html).thing('Product')).toMatchObject({
      offers: { price: 1_250_000, priceCurrency: 'QAR', availability: 'https://schema.org/InStock' },
    })

    const arabic = await open(`/number-plates/${plate.slug}?lang=ar`)
    expect(arabic.html).toContain('<html lang="ar" dir="rtl">')
    expect(arabic.html).toContain(`رقم اللوحة ${plate.plateNumber} بسعر 1,250,000 ر.ق`)
    expect(arabic.html).toContain('في الدوحة')

    const byId = await open(`/number-plates/${plate.id}`)
    // But for the plates near it: other tests offer theirs meanwhile.
    const ownPart = (text: string) => text.replace(/<h2>Number plates with similar[\s\S]*?<\/ul>/, '')
    expect(ownPart(byId.html)).toBe(ownPart(html))
  })

  it('says so when it is sold', async () => {
    const { id, slug } = await publishPlate(seller, admin)
    await apiOk('PUT', `/api/number-plates/${id}/availability`, {
      token: seller.token,
      body: { availability: 'SOLD' },
    })
    const { html } = await open(`/number-plates/${slug}`)
    expect(html).toContain('(sold)')
    expect(html).toContain('https://schema.org/SoldOut')

    // Another plate holds its number now: neither address nor picture may use it.
    const next = await publishPlate(seller, admin, { plateNumber: slug })
    const sold = await open(`/number-plates/${id}`)
    const picture = ({ html }: typeof sold) => readDocument(html).meta['og:image']
    expect(picture(sold)).toContain(`/api/number-plates/${id}/image?v=0`)
    expect(readDocument(sold.html).links['canonical']).toContain(id)
    const held = await open(`/number-plates/${slug}`)
    expect(held.html).not.toContain('(sold)')
    expect(picture(held)).toContain(`/api/number-plates/${next.id}/image?v=${next.price}`)
  })

  it('is a document that says there is nothing for what the public may not see, whatever stands in it', async () => {
    const waiting = await offerPlate(seller)
    for (const name of [waiting.slug, waiting.id, '0', 'nonsense', 'Q-1']) {
      const { response, html } = await open(`/number-plates/${name}?lang=ar`)
      expect(response.status).toBe(404)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(html).toContain('هذه اللوحة غير معروضة')
      expect(html).not.toContain('og:image')
    }
  })

  it('gives people the app', async () => {
    const { slug } = await publishPlate(seller, admin)
    // This gateway has no site: the app's one document is missing, and nothing else is in its place.
    const { html } = await open(`/number-plates/${slug}`, 'Mozilla/5.0 (iPhone) Safari/604.1')
    expect(JSON.parse(html)).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is there under its own address too', async () => {
    const { slug } = await publishPlate(seller, admin)
    const at = (language: string) =>
      open(getPlatePage.path.replace('{language}', language).replace('{id}', slug))
    expect((await at('en')).html).toContain(`Number plate ${slug}`)
    expect((await at('fr')).response.status).toBe(404)
  })
})
