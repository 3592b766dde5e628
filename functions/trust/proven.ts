import { appendFileSync } from 'node:fs'
import type { Guarantee } from './guarantees.ts'

/**
 * Notes that a guarantee held `count` times more. Called when it has: what throws before counts nothing. The ledger is a file of
 * JSON lines, since every test file runs in a process of its own; without one, nothing is noted.
 */
export const proven = (name: Guarantee, count: number): void => {
  const ledger = process.env['GUARANTEE_LEDGER']
  if (ledger) appendFileSync(ledger, `${JSON.stringify({ name, count })}\n`)
}
