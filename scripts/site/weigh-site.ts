import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routes, type Route } from '#web/app/routes.ts'
import { cssBudgetKB, documentBudgetKB, fontBudgetKB, precacheBudgetKB, workerBudgetKB } from './budgets.ts'
import { listSite } from './list-site.ts'
import { brotliSize, brotliSizeOf, pageWeight, type Manifest } from './page-bytes.ts'

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

/** An Arabic page has Latin letters too, so it loads every font there is. */
const weighFonts = (files: readonly { path: string; file: string }[]): Weighed => {
  const fonts = files.filter(({ path }) => path.endsWith('.woff2'))
  const bytes = fonts.reduce((sum, { file }) => sum + readFileSync(file).length, 0)
  return weighed('fonts of an Arabic page', bytes, fontBudgetKB)
}

/** Everything of the built site in `folder` that has a budget in budgets.ts, pages first. */
export const weighSite = async (folder: string): Promise<Weighed[]> => {
  const read = (name: string): string => readFileSync(join(folder, '.vite', name), 'utf8')
  const manifest = JSON.parse(read('manifest.json')) as Manifest
  const precached = JSON.parse(read('precached.json')) as string[]
  const sizeOf = brotliSize(folder)
  const files = await listSite(folder)
  const pages = Object.values<Route>(routes).map((route) => ({
    route,
    ...pageWeight(manifest, route, sizeOf),
  }))
  return [
    ...pages.map(({ route, js }) => weighed(`JavaScript of ${route.path}`, js, route.kB)),
    weighed('styles of any page', Math.max(...pages.map(({ css }) => css)), cssBudgetKB),
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
