import { join } from 'node:path'
import { buildSite } from './site/build-site.ts'
import { weighSite } from './site/weigh-site.ts'

// Builds the site when it has changed, and tells what each page weighs. Ends with 1 when one is over its budget.
const folder = await buildSite({ root: join(import.meta.dirname, '..') })

const row = (cells: readonly string[]): string =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(44) : cell.padStart(9))).join('')

console.log(row(['compressed by brotli', 'kB', 'budget', '']))
for (const { name, kB, budget, isOver } of await weighSite(folder)) {
  if (isOver) process.exitCode = 1
  console.log(row([name, kB.toFixed(1), String(budget), isOver ? 'OVER' : 'ok']))
}
