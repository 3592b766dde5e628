import type { Outcome, Size } from '#functions/trust/abuse/attack.ts'
import { callsOf, runAttack } from '#functions/trust/abuse/run-attack.ts'
import { readArgs } from '#scripts/command/read-args.ts'

const full: Size = { accounts: 10_000, networks: 1000, buyers: 100, owners: 300 }
const quick: Size = { accounts: 500, networks: 50, buyers: 20, owners: 50 }

const isQuick = (args: string[]): boolean =>
  readArgs({ args, options: { quick: { type: 'boolean', default: false } } }, 'Options: [--quick]').values
    .quick

const triedLines = ({ tried }: Outcome): string[] =>
  Object.entries(tried).map(([what, { taken, refused }]) => {
    const codes = Object.entries(refused).map(([code, count]) => `${count} ${code}`)
    return `${what}: ${taken} taken${codes.length > 0 ? `, refused ${codes.join(', ')}` : ''}`
  })

const lines = (outcome: Outcome, { accounts, networks, buyers, owners }: Size): string[] => {
  const { mostOfNetwork: most, added, mails, refused, notCounted } = outcome
  return [
    `The attack: ${accounts} accounts in ${networks} networks, ${callsOf(outcome)} calls`,
    ...triedLines(outcome).map((line) => `  ${line}`),
    'What it did to real people',
    `  mails to strangers                          ${mails.toStrangers}`,
    `  codes and links to one address at most      ${mails.mostAboutAccounts}`,
    `  texts to the number that all of them gave   ${outcome.texts}`,
    `  mails with the attackers’ words             ${mails.withTheirWords}`,
    `  buyers refused who are known, of ${buyers}         ${refused.knownBuyers}`,
    `  new buyers refused, of ${buyers}                   ${refused.newBuyers}`,
    `  new buyers refused in those networks        ${refused.newBuyersAmongThem} (${outcome.askedToConfirm} confirmed a number first)`,
    `  plates blocked, of ${owners}                       ${refused.owners}`,
    `  views and reports of real people lost       ${notCounted.views + notCounted.reports}`,
    `  mails to the seller about new leads         ${mails.toSeller}`,
    'What it added, at most by one network and in all',
    `  views         ${most.views}, ${added.views}`,
    `  contacts      ${most.contacts}, ${added.contacts}`,
    `  saves         ${most.saves}, ${added.saves}`,
    `  report rows   ${most.reportRows}, ${added.reportRows}`,
  ]
}

/** What throwaway accounts in many networks do to a seller, to buyers and strangers, and what they get for it. */
export const benchAbuse = async (args: string[]): Promise<void> => {
  const size = isQuick(args) ? quick : full
  const began = performance.now()
  const outcome = await runAttack(size)
  const seconds = Math.round((performance.now() - began) / 1000)
  process.stdout.write(`${lines(outcome, size).join('\n')}\n(${seconds} s)\n`)
}
