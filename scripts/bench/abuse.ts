import { textTable } from './terminal.ts'
import { type Attack, simulateAttack } from './abuse/simulate.ts'
import { startLocalStack } from '#functions/testing/local-stack.ts'

const full = { accounts: 10_000, networks: 1000, buyers: 300, plates: 900 }
const quick = { accounts: 500, networks: 50, buyers: 50, plates: 90 }

const refusedOf = ({ refused }: Attack['leads']): number =>
  Object.values(refused).reduce((sum, count) => sum + count, 0)

const report = (attack: Attack): string => {
  const rows: [string, number][] = [
    ['calls of the attackers', attack.calls],
    ['mails to strangers', attack.mailsToStrangers],
    ['established buyers refused', refusedOf(attack.establishedLeads)],
    ['new buyers refused', refusedOf(attack.newLeads)],
    ['plates blocked', attack.platesBlocked],
    ['views counted per network, car and day, on average', attack.viewsOfNetwork],
    ['of views tried', attack.viewsTried],
    ['views of real people lost', attack.viewsLost],
    ['contact requests taken', attack.leads.taken],
    ['contact requests refused', refusedOf(attack.leads)],
    ['mails to the rival', attack.mailsToRival],
    ['plates offered by squatters', attack.squatted.taken],
    ['rows in the queue of reports', attack.reportRows],
    ['of reports tried', attack.reportsTried],
  ]
  return textTable(rows)
}

/** What throwaway accounts in many networks do to a seller and to real buyers, and what it costs them in calls. */
export const benchAbuse = async (args: string[]): Promise<void> => {
  const stack = await startLocalStack()
  Object.assign(process.env, stack.env)
  try {
    const size = args.includes('--quick') ? quick : full
    process.stdout.write(
      `${size.accounts} accounts in ${size.networks} networks, ${2 * size.buyers} real buyers, ${size.plates} owners of plates\n\n`,
    )
    const began = performance.now()
    const attack = await simulateAttack(size)
    process.stdout.write(`${report(attack)}\n\n${Math.round((performance.now() - began) / 1000)} s\n`)
  } finally {
    await stack.stop()
  }
}
