import { escapeHtml } from '#functions/text/escape-html.ts'
import { languages } from '#shared/constants/market.ts'
import { pageAddress } from '#shared/rules/page-address.ts'

/** A page for a sitemap: its path, perhaps with a query, and when it last changed, in milliseconds, where that is known. */
export type SitemapPage = { path: string; changedAt?: number | undefined }

const heading = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const lastModified = (changedAt: number | undefined): string =>
  changedAt === undefined ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`

// Every language of a page is a page of its own, and each names them all.
const entries = (origin: string, { path, changedAt }: SitemapPage): string => {
  const addressIn = (language: (typeof languages)[number]) => escapeHtml(pageAddress(origin, path, language))
  const alternate = (hreflang: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`
  const alternates = [
    ...languages.map((language) => alternate(language, addressIn(language))),
    alternate('x-default', addressIn('en')),
  ].join('')
  return languages
    .map(
      (language) => `<url><loc>${addressIn(language)}</loc>${lastModified(changedAt)}${alternates}</url>\n`,
    )
    .join('')
}

/** Pages as a sitemap, each in every language: about a kilobyte a page. */
export const sitemapXml = (origin: string, pages: readonly SitemapPage[]): string =>
  `${heading}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${pages
    .map((page) => entries(origin, page))
    .join('')}</urlset>\n`

type SitemapFile = { name: string; changedAt?: number | undefined }

/** The index of sitemaps. */
export const sitemapIndexXml = (origin: string, files: readonly SitemapFile[]): string =>
  `${heading}<sitemapindex ${namespace}>\n${files
    .map(
      ({ name, changedAt }) =>
        `<sitemap><loc>${escapeHtml(`${origin}/sitemaps/${name}.xml`)}</loc>${lastModified(changedAt)}</sitemap>\n`,
    )
    .join('')}</sitemapindex>\n`

/** The names of the sitemaps that an index lists. */
export const namesInIndex = (index: string): string[] =>
  [...index.matchAll(/\/sitemaps\/([a-z]+(?:-\d+)?)\.xml<\/loc>/g)].map(([, name]) => name!)
