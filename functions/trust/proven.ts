import { appendFileSync } from 'node:fs'
import type { Guarantee } from './guarantees.ts'

/**
 * Records `count` more successful checks of a guarantee. Call it after they passed, so that a failure counts nothing. The ledger is a file
 * of JSON lines, since every test file runs in a process of its own; without a ledger, nothing is recorded.
 */
export const proven = (name: Guarantee, count: number): void => {
  const ledger = process.env['GUARANTEE_LEDGER']
  if (ledger) appendFileSync(ledger, `${JSON.stringify({ name, count })}\n`)
}
