import { describe, expect, it } from 'vitest'
import { element } from '#functions/pages/html.ts'
import { sharePage } from '#functions/pages/share-page.ts'
import { siteIn } from '#functions/pages/site.ts'
import { readDocument } from '#functions/testing/crawl.ts'

const hostile = `"></title><script>alert('1')</script>&`
const page = {
  site: siteIn('https://cars.example', 'ar'),
  path: '/cars?make=Kia',
  title: hostile,
  description: hostile,
}

describe('sharePage', () => {
  it('shows every text as text', () => {
    const html = sharePage({
      ...page,
      image: { url: `https://cars.example/a?b=1&c=${hostile}`, width: 1, height: 1, alt: hostile },
      things: [{ '@type': 'Product', name: hostile }],
      crumbs: [{ name: hostile, path: '/cars' }],
      content: [element('p', hostile)],
    })
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html.match(/<\/script>/g)).toHaveLength(1)
    expect(html).toMatch(/^<meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;; /m)
    const { thing, title, meta } = readDocument(html)
    expect(thing('Product')).toMatchObject({ name: hostile })
    expect(thing('BreadcrumbList')?.['itemListElement']).toHaveLength(2)
    expect(title).toBe(`${hostile} · سيارة`)
    expect(meta['og:title']).toBe(hostile)
    const data = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html)?.[1] ?? ''
    expect(html.replace(data, '')).not.toContain("alert('1')")
  })

  it('says what language it is in and where the others are', () => {
    const { html, links, alternates, meta } = readDocument(sharePage(page))
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(links).toEqual({ canonical: 'https://cars.example/cars?make=Kia&lang=ar' })
    expect(alternates).toEqual({
      en: 'https://cars.example/cars?make=Kia',
      ar: 'https://cars.example/cars?make=Kia&lang=ar',
      'x-default': 'https://cars.example/cars?make=Kia',
    })
    expect(meta).toMatchObject({
      'og:locale': 'ar_AR',
      'og:locale:alternate': 'en_US',
      'og:url': 'https://cars.example/cars?make=Kia&lang=ar',
      'twitter:card': 'summary',
    })
  })

  it('keeps a variant and an empty page out of the index, and its links in it', () => {
    for (const reason of [{ isVariant: true }, { isEmpty: true }]) {
      const { meta, links } = readDocument(sharePage({ ...page, ...reason, next: '/cars?make=Kia&page=2' }))
      expect(meta['robots']).toBe('noindex, follow')
      expect(links).toMatchObject({
        canonical: 'https://cars.example/cars?make=Kia&lang=ar',
        next: 'https://cars.example/cars?make=Kia&page=2&lang=ar',
      })
    }
  })

  it('has no address worth keeping for what is missing', () => {
    const { html, meta } = readDocument(sharePage({ ...page, isMissing: true }))
    expect(meta['robots']).toBe('noindex')
    expect(html).not.toMatch(/canonical|hreflang|og:url/)
  })
})
