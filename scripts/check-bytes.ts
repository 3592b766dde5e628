import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite } from './site/build-site.ts'
import { budgets, cssBudgetKB, precacheBudgetKB, toleranceKB, workerBudgetKB } from './site/budgets.ts'
import { brotliSize, pageWeight, type Manifest } from './site/page-bytes.ts'

// Builds the site when it has changed, and tells what each page weighs. Ends with 1 when one is over its budget.
const folder = await buildSite({ root: join(import.meta.dirname, '..') })
const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest
const sizeOf = brotliSize(folder)

const kB = (bytes: number): string => (bytes / 1000).toFixed(1)
const row = (cells: readonly string[]): string =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(24) : cell.padStart(9))).join('')

console.log(row(['page', 'JS kB', 'budget', 'CSS kB', 'budget', '']))
for (const budget of budgets) {
  const { js, css } = pageWeight(manifest, budget, sizeOf)
  const isOver = js / 1000 > budget.kB + toleranceKB || css / 1000 > cssBudgetKB + toleranceKB
  if (isOver) process.exitCode = 1
  console.log(
    row([budget.route, kB(js), String(budget.kB), kB(css), String(cssBudgetKB), isOver ? 'OVER' : 'ok']),
  )
}

const precached = JSON.parse(readFileSync(join(folder, '.vite', 'precached.json'), 'utf8')) as string[]
const others = [
  { name: 'service worker', bytes: sizeOf('sw.js'), limit: workerBudgetKB },
  // Fonts are compressed already, and grow by a few bytes here.
  { name: 'precached', bytes: precached.reduce((sum, url) => sum + sizeOf(url), 0), limit: precacheBudgetKB },
]
for (const { name, bytes, limit } of others) {
  const isOver = bytes / 1000 > limit
  if (isOver) process.exitCode = 1
  console.log(row([name, kB(bytes), String(limit), '', '', isOver ? 'OVER' : 'ok']))
}
