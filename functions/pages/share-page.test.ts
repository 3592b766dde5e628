import { describe, expect, it } from 'vitest'
import { sharePage } from '#functions/pages/share-page.ts'

const hostile = `"></title><script>alert('1')</script>&`
const page = {
  origin: 'https://cars.example',
  language: 'ar',
  path: '/number-plates/333',
  title: hostile,
  description: hostile,
} as const

describe('sharePage', () => {
  it('shows every text as text', () => {
    const image = { url: `https://cars.example/a?b=1&c=${hostile}`, width: 1, height: 1, alt: hostile }
    const html = sharePage({ ...page, image, thing: { name: hostile } })
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html.match(/<\/script>/g)).toHaveLength(1)
    const data = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html)?.[1] ?? ''
    expect(JSON.parse(data)).toMatchObject({ name: hostile })
    expect(html.replace(data, '')).not.toContain("alert('1')")
  })

  it('says what language it is in and where the others are', () => {
    const html = sharePage(page)
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(html).toContain('<link rel="canonical" href="https://cars.example/number-plates/333?lang=ar">')
    expect(html).toContain(
      '<link rel="alternate" hreflang="en" href="https://cars.example/number-plates/333">',
    )
    expect(html).toContain('<meta property="og:locale" content="ar_AR">')
    expect(html).toContain('<meta property="og:locale:alternate" content="en_US">')
  })

  it('has no address worth keeping for what is missing', () => {
    const html = sharePage({ ...page, isMissing: true })
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toMatch(/canonical|hreflang|og:url/)
  })
})
