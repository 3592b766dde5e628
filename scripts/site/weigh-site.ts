import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { languages } from '#shared/constants/market.ts'
import type { Route } from '#web/app/route.ts'
import { routes } from '#web/app/routes.ts'
import { listSite } from './list-site.ts'

// Budgets of the built site beside those of its pages, which are in the route table (web/src/app/routes.ts). kB after brotli.

/** The one style sheet, which stands in every document. */
const cssBudgetKB = 16.5
/** A document without the styles inlined in it, and every font file. */
const documentBudgetKB = 8
const fontBudgetKB = 39
/** The service worker's script, and all that it fetches when it is installed, after the page has loaded. */
const workerBudgetKB = 12
// 2 kB are the page of a visitor's favorites with its messages: they are on the device, so it opens them without a connection.
const precacheBudgetKB = 393

/** The files that a page starts with, as the build lists them for every page. */
type PageFiles = Readonly<{
  files: readonly string[]
  messages: Readonly<Record<'en' | 'ar', readonly string[]>>
}>

/** The files of each page of the route table, by its name, in the built site in `folder`. */
export const readPageFiles = (folder: string): Readonly<Record<string, PageFiles>> =>
  JSON.parse(readFileSync(join(folder, '.vite', 'pages.json'), 'utf8')) as Readonly<Record<string, PageFiles>>

/** Bytes after brotli at its best, as CloudFront's cache holds them. */
export const brotliSizeOf = (bytes: Buffer): number =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length

/** The same of a file of the build, compressed once. */
export const brotliSize = (folder: string) => {
  const known = new Map<string, number>()
  return (file: string): number => {
    const size = known.get(file) ?? brotliSizeOf(readFileSync(join(folder, file)))
    known.set(file, size)
    return size
  }
}

/**
 * The JavaScript that a first visit to one page, or to several one after the other, loads until they can be used, in bytes: each file
 * once, and the messages of the heavier language. Parts that come later (dialogs, the wizard's photo worker) are not in it.
 */
export const pageWeight = (pages: readonly PageFiles[], sizeOf: (file: string) => number): number =>
  Math.max(
    ...languages.map((language) =>
      [...new Set(pages.flatMap(({ files, messages }) => [...files, ...messages[language]]))]
        .map(sizeOf)
        .reduce((sum, size) => sum + size, 0),
    ),
  )

/** A part of the build that has a budget. kB as transferred. */
export type Weighed = { name: string; kB: number; budget: number; isOver: boolean }

const weighed = (name: string, bytes: number, budget: number): Weighed => ({
  name,
  kB: bytes / 1000,
  budget,
  isOver: bytes / 1000 > budget,
})

const heaviest = (lines: readonly Weighed[]): Weighed | undefined => lines.toSorted((a, b) => b.kB - a.kB)[0]

const withoutStyles = (html: string): string => html.replaceAll(/<style[^>]*>.*?<\/style>/gs, '')

/** The heaviest document, its inlined styles apart: those have the style sheet's budget. */
const weighDocuments = (files: readonly { path: string; file: string }[]): Weighed[] => {
  const documents = files
    .filter(({ path }) => path.endsWith('.html'))
    .map(({ path, file }) => {
      const bytes = brotliSizeOf(Buffer.from(withoutStyles(readFileSync(file, 'utf8'))))
      return weighed(`document ${path}`, bytes, documentBudgetKB)
    })
  return [heaviest(documents) ?? []].flat()
}

/** The one style sheet, as inlined in every document. */
const weighStyles = (folder: string): Weighed => {
  const [, sheet = ''] = /<style>(.*?)<\/style>/s.exec(readFileSync(join(folder, 'index.html'), 'utf8')) ?? []
  return weighed('styles of any page', brotliSizeOf(Buffer.from(sheet)), cssBudgetKB)
}

/** An Arabic page has Latin letters too, so it loads every font there is. */
const weighFonts = (files: readonly { path: string; file: string }[]): Weighed => {
  const fonts = files.filter(({ path }) => path.endsWith('.woff2'))
  const bytes = fonts.reduce((sum, { file }) => sum + readFileSync(file).length, 0)
  return weighed('all fonts', bytes, fontBudgetKB)
}

/** Everything of the built site in `folder` that has a budget in budgets.ts, pages first. */
export const weighSite = async (folder: string): Promise<Weighed[]> => {
  const read = (name: string): string => readFileSync(join(folder, '.vite', name), 'utf8')
  const starts = readPageFiles(folder)
  const precached = JSON.parse(read('precached.json')) as string[]
  const sizeOf = brotliSize(folder)
  const files = await listSite(folder)
  const pages = Object.entries<Route>(routes).map(([name, { path, kB }]) =>
    weighed(`JavaScript of ${path}`, pageWeight([starts[name]!], sizeOf), kB),
  )
  return [
    ...pages,
    weighStyles(folder),
    ...weighDocuments(files),
    weighFonts(files),
    weighed('service worker', sizeOf('sw.js'), workerBudgetKB),
    // Fonts are compressed already, and grow by a few bytes here.
    weighed(
      'kept by it for later',
      precached.reduce((sum, url) => sum + sizeOf(url), 0),
      precacheBudgetKB,
    ),
  ]
}
