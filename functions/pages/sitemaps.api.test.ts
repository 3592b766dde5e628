import { expect, it } from 'vitest'
import { handler as writeSitemaps } from '#functions/jobs/write-sitemaps.ts'
import { api } from '#functions/testing/api.ts'
import { submitCar } from '#functions/testing/cars.ts'
import { crawl } from '#functions/testing/crawl.ts'
import { registerVerifiedDealer } from '#functions/testing/people.ts'
import { getRobots, getSitemap } from '#shared/api/pages.ts'

const person = 'Mozilla/5.0 (iPhone) Safari/604.1'

const addressesOf = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!)

/** The path of an address: tests reach the site under another name than it has. */
const pathOf = (address: string): string => new URL(address).pathname + new URL(address).search

it('robots.txt names the sitemap, which names the files, which name the pages, which are there', async () => {
  const dealer = await registerVerifiedDealer()
  const { slug } = await submitCar(dealer)
  await writeSitemaps(undefined)

  const robots = await crawl('/robots.txt', person)
  expect(robots.response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const sitemap = /^Sitemap: (.*)$/m.exec(robots.html)?.[1] ?? ''
  const index = await crawl(pathOf(sitemap), person)
  expect(index.response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(index.response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=3600')
  const files = addressesOf(index.html)
  expect(files.map(pathOf)).toEqual(expect.arrayContaining(['/sitemaps/cars-1.xml', '/sitemaps/pages.xml']))

  const pages: string[] = []
  for (const file of files) {
    const { response, html } = await crawl(pathOf(file), person)
    expect(response.status).toBe(200)
    pages.push(...addressesOf(html))
  }
  expect(new Set(pages).size).toBe(pages.length)
  const paths = pages.map((page) => pathOf(page.replaceAll('&amp;', '&')))
  for (const path of [`/cars/${slug}`, `/cars/${slug}?lang=ar`, '/cars?make=Nissan&model=Patrol', '/'])
    expect(paths).toContain(path)
  const car = await crawl(`/cars/${slug}?lang=ar`)
  expect(pathOf(car.links['canonical'] ?? '')).toBe(`/cars/${slug}?lang=ar`)
})

it('are there under their own addresses, and nothing else is', async () => {
  await writeSitemaps(undefined)
  const index = getSitemap.path.replace('{name}', 'index')
  expect((await crawl(index)).html).toContain('<sitemapindex')
  expect((await crawl(getRobots.path)).html).toContain('Disallow: /api/')
  for (const name of ['cars-9999', 'nope', 'listings.v3.snapshot', '..%2Flistings', 'INDEX'])
    expect((await api('GET', `/api/sitemaps/${name}`)).status, name).toBe(404)
})
