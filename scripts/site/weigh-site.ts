import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routes, type Route } from '#web/app/routes.ts'
import { cssBudgetKB, documentBudgetKB, fontBudgetKB, precacheBudgetKB, workerBudgetKB } from './budgets.ts'
import { listSite } from './list-site.ts'
import { brotliSize, brotliSizeOf, pageWeight, readPageFiles } from './page-bytes.ts'

/** Something of the build that has a budget. kB as it travels. */
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

/** The one sheet, as it stands in every document. */
const weighStyles = (folder: string): Weighed => {
  const [, sheet = ''] = /<style>(.*?)<\/style>/s.exec(readFileSync(join(folder, 'index.html'), 'utf8')) ?? []
  return weighed('styles of any page', brotliSizeOf(Buffer.from(sheet)), cssBudgetKB)
}

/** An Arabic page has Latin letters too, so it loads every font there is. */
const weighFonts = (files: readonly { path: string; file: string }[]): Weighed => {
  const fonts = files.filter(({ path }) => path.endsWith('.woff2'))
  const bytes = fonts.reduce((sum, { file }) => sum + readFileSync(file).length, 0)
  return weighed('fonts of an Arabic page', bytes, fontBudgetKB)
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
