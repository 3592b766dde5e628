import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { guarantees, type Guarantee } from '#functions/trust/guarantees.ts'

const note = z.object({ name: z.string(), count: z.number() })

/** How often one guarantee was tried and held, and how often it must have been. */
export type Kept = { name: Guarantee; says: string; count: number; least: number }

const notesIn = (ledger: string) =>
  ledger
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => note.parse(JSON.parse(line)))

/** The tests' notes on each guarantee (`functions/trust/proven.ts`); empty without a ledger. */
export const readGuarantees = async (file: string, isNightly: boolean): Promise<Kept[]> => {
  const notes = notesIn(await readFile(file, 'utf8').catch(() => ''))
  return (Object.keys(guarantees) as Guarantee[]).map((name) => ({
    name,
    says: guarantees[name].says,
    count: notes.reduce((sum, { name: noted, count }) => sum + (noted === name ? count : 0), 0),
    least: guarantees[name].least[isNightly ? 'nightly' : 'quick'],
  }))
}

/** One line for a guarantee; says so when it was tried less often than it must be. */
export const describeKept = ({ name, says, count, least }: Kept): string => {
  const line = `  ${name.padEnd(14)}${count.toLocaleString('en').padStart(9)}  ${says}`
  return count < least ? `${line}  TOO FEW, at least ${least.toLocaleString('en')}` : line
}
