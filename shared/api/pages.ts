import * as z from 'zod/mini'
import { contract, type Contract } from '#shared/api/contract.ts'
import { textPages } from '#shared/rules/page-address.ts'
import { all, documentKinds, part } from '#shared/rules/crawler.ts'

/*
 * Small documents for who reads a page without running the app: `crawlerPath` sends crawlers and browsers without scripts here. A page of another kind is
 * a contract more, its operation beside the others, and its address in `crawlerPath`.
 */

const page = {
  noun: 'pages',
  method: 'GET',
  access: 'public',
  stack: 'pages',
  status: 200,
  response: z.string(),
  contentType: 'text/html; charset=utf-8',
  sharedCacheSeconds: 300,
} as const satisfies Partial<Contract>

const language = z.enum(documentKinds)
// Any text of the address: a name that does not exist gets the document for missing pages.
const name = z.string().check(z.maxLength(200))
/** A name as `nameSlug` writes it, or `all`. */
const segment = z.string().check(z.maxLength(40))
const pageNumber = z.string().check(z.regex(/^[1-9]\d{0,2}$/))
const said = z.enum([all, part])

export const getHomePage = contract({
  ...page,
  id: 'getHomePage',
  path: '/api/pages/{language}/home',
  summary: 'The home page as a document: featured cars, and ways to all others.',
  params: z.object({ language }),
})

export const getCarsPage = contract({
  ...page,
  id: 'getCarsPage',
  path: '/api/pages/{language}/cars/{make}/{model}/{bodyType}/{city}/{page}/{said}',
  summary:
    'A result page as a document: its cars with photo and price, and links to the pages around it. `all` where nothing is asked for; `part` when the address asked for more than this.',
  params: z.object({
    language,
    make: segment,
    model: segment,
    bodyType: segment,
    city: segment,
    page: pageNumber,
    said,
  }),
})

export const getCarPage = contract({
  ...page,
  id: 'getCarPage',
  path: '/api/pages/{language}/cars/{id}',
  summary:
    'A public car as a document with what search engines and messengers show of it; 404 for any other.',
  params: z.object({ language, id: name }),
})

export const getDealersPage = contract({
  ...page,
  id: 'getDealersPage',
  path: '/api/pages/{language}/dealers',
  summary: 'The verified dealers as a document.',
  params: z.object({ language }),
})

export const getDealerPage = contract({
  ...page,
  id: 'getDealerPage',
  path: '/api/pages/{language}/dealers/{id}',
  summary: 'A verified dealer’s storefront as a document; 404 for any other.',
  params: z.object({ language, id: name }),
})

export const getPlatesPage = contract({
  ...page,
  id: 'getPlatesPage',
  path: '/api/pages/{language}/number-plates/{page}/{said}',
  summary: 'A page of the number plates on offer as a document.',
  params: z.object({ language, page: pageNumber, said }),
})

export const getPlatePage = contract({
  ...page,
  id: 'getPlatePage',
  path: '/api/pages/{language}/number-plates/{id}',
  summary:
    'A public plate as a document with what search engines and messengers show of it; 404 for any other.',
  params: z.object({ language, id: name }),
})

export const getPricesPage = contract({
  ...page,
  id: 'getPricesPage',
  path: '/api/pages/{language}/prices/{make}/{model}/{year}',
  summary:
    'What cars of a model are worth as a document, `all` for all of its years; 404 for a model that is not in our list.',
  params: z.object({
    language,
    make: segment,
    model: segment,
    year: z.string().check(z.regex(/^(?:all|(?:19|20)\d\d)$/)),
  }),
})

export const getTextPage = contract({
  ...page,
  id: 'getTextPage',
  path: '/api/pages/{language}/texts/{name}',
  summary: 'A page of words as a document; `app` says that a page needs scripts.',
  params: z.object({ language, name: z.enum([...textPages, 'app']) }),
})

export const getRobots = contract({
  ...page,
  id: 'getRobots',
  path: '/api/robots',
  summary: 'robots.txt: what crawlers may fetch, and where the sitemap is.',
  contentType: 'text/plain; charset=utf-8',
  sharedCacheSeconds: 3600,
})

export const getSitemap = contract({
  ...page,
  id: 'getSitemap',
  path: '/api/sitemaps/{name}',
  summary: 'The sitemap index, or one of the sitemaps that it names. An hourly job writes them.',
  params: z.object({ name: z.string().check(z.regex(/^[a-z]{1,20}(?:-\d{1,4})?$/)) }),
  contentType: 'application/xml; charset=utf-8',
  sharedCacheSeconds: 3600,
})
