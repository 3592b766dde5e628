import { setTimeout } from 'node:timers/promises'
import { join } from 'node:path'
import { buildSite } from '#scripts/site/build-site.ts'
import { makeClients, type Clients } from '#scripts/stage/clients.ts'
import { runCdk, runNpm, type NpmAnswer } from '#scripts/stage/run-program.ts'
import { SESv2Client } from '@aws-sdk/client-sesv2'
import { askMailQuota, type MailQuota } from './mail-quota.ts'
import { askFunctionQuota } from './function-quota.ts'
import { nameServersOf, type FindNameServers } from './domain.ts'
import { sendRaw } from './send-raw.ts'
import { createInterface } from 'node:readline/promises'

/** Everything outside that the steps of a deployment touch, so that a test can stand in for it. */
export type Tools = {
  root: string
  clients: Clients
  say: (line: string) => void
  ask: (question: string) => Promise<string>
  now: () => Date
  sleep: (ms: number) => Promise<void>
  fetch: (address: string) => Promise<Response>
  /** Sends a message to a site as it stands. */
  send: (origin: string, message: string) => Promise<string>
  findNameServers: FindNameServers
  /** How many functions the account may run at once in a region; nothing where that is not known. */
  functionQuota: (region: string) => Promise<number | undefined>
  /** How much SES lets the account send in a region; nothing where that is not known. */
  mailQuota: (region: string) => Promise<MailQuota | undefined>
  runCdk: (args: readonly string[], region: string) => Promise<void>
  runNpm: (args: readonly string[]) => Promise<NpmAnswer>
  /** Builds the site into a folder, which it returns, unless it is there already. */
  buildSite: (supportAddress: string, folder: string) => Promise<string>
}

/** Asks a question at the terminal and returns the answer; empty when nobody sits at one. */
const askForText = async (question: string): Promise<string> => {
  if (!process.stdin.isTTY) return ''
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return (await terminal.question(question)).trim()
  } finally {
    terminal.close()
  }
}

/** The tools of this machine and of the account that its shell opens. */
export const makeTools = (region: string): Tools => {
  const root = join(import.meta.dirname, '../..')
  const clients = makeClients(region)
  return {
    root,
    clients,
    say: (line) => void process.stdout.write(`${line}\n`),
    ask: askForText,
    now: () => new Date(),
    sleep: (ms) => setTimeout(ms),
    fetch: (address) => fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(20_000) }),
    send: sendRaw,
    findNameServers: nameServersOf,
    functionQuota: (place) => askFunctionQuota(clients.identityIn(place), place),
    mailQuota: (place) => askMailQuota(new SESv2Client({ region: place })),
    runCdk,
    runNpm,
    buildSite: (supportAddress, folder) => buildSite({ root, folder, supportAddress }),
  }
}
