import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashSource } from '#infra/early-script.ts'
import { cacheControlOf } from '#scripts/site/list-site.ts'
import { CommandError } from '#scripts/command/run-command.ts'
import { ambiguousRequests } from './send-raw.ts'
import { answerId, shellFor } from '#shared/rules/shell.ts'

export type Smoke = {
  /** CloudFront's address. */
  origin: string
  /** The API's address that bypasses CloudFront. */
  apiOrigin?: string
  /** The built site. */
  folder: string
  fetch: (address: string) => Promise<Response>
  sleep: (ms: number) => Promise<void>
  /** Sends a message as it stands. */
  send: (origin: string, message: string) => Promise<string>
}

type Check = { says: string; run: () => Promise<string | undefined> }

// Our functions refuse with the one; API Gateway says the other of an HTTP API whose own name is closed.
// https://repost.aws/knowledge-center/api-gateway-disable-endpoint
const refusals = [403, 404]

// For visitors whose browser names no language.
const homePage = shellFor({ path: '/', query: {}, acceptLanguage: undefined })

const attempts = 24
const pauseMs = 5000

const equal = (what: string, found: unknown, wanted: unknown): string | undefined =>
  found === wanted ? undefined : `${what} is ${String(found)} instead of ${String(wanted)}`

const statusCheck =
  ({ fetch }: Smoke, address: string, ...wanted: number[]) =>
  async () => {
    const { status } = await fetch(address)
    return wanted.includes(status)
      ? undefined
      : equal(`the status of ${address}`, status, wanted.join(' or '))
  }

const answerElement = new RegExp(`(<script[^>]* id="${answerId}">)[^<]*`)

/** What stays as it was built: a job writes the answer to a page's first call into its document each minute. */
const lastingPart = (bytes: Buffer): string => bytes.toString('latin1').replace(answerElement, '$1')

/** A file as it was built, with the headers it must have. */
const fileCheck =
  ({ fetch, origin, folder }: Smoke, address: string, path: string) =>
  async () => {
    const answer = await fetch(`${origin}${address}`)
    const [served, built] = await Promise.all([answer.arrayBuffer(), readFile(join(folder, path))])
    return (
      equal(`the status of ${address}`, answer.status, 200) ??
      equal(`the caching of ${address}`, answer.headers.get('cache-control'), cacheControlOf(path)) ??
      (lastingPart(built) === lastingPart(Buffer.from(served))
        ? undefined
        : `${address} is not what was built`)
    )
  }

/** The scripts in a page's own text: the one that it loads, and the inline one. */
const scriptsOf = async (folder: string): Promise<{ script: string; inline: string }> => {
  const html = await readFile(join(folder, homePage), 'utf8').catch(() => '')
  const [, script] = /src="(\/assets\/[^"]+\.js)"/.exec(html) ?? []
  const [, inline] = /<script>(.*?)<\/script>/s.exec(html) ?? []
  if (!script || !inline) throw new CommandError(`The page in ${folder} has no script.`)
  return { script, inline }
}

/** Headers and documents go out by different ways; a script that its page may not run would take the language along. */
const policyCheck =
  ({ fetch, origin }: Smoke, inline: string) =>
  async () => {
    const { headers } = await fetch(`${origin}/`)
    return headers.get('content-security-policy')?.includes(hashSource(inline))
      ? undefined
      : 'the content security policy does not allow the script of the page'
  }

const health = '/api/health'
// As many connections as a region of CloudFront may keep open to an API that nobody uses yet.
const nextRequests = 20

// The page that CloudFront answers with for its firewall.
const firewallAnswer = /^HTTP\/1\.1 403 [\s\S]*Request blocked/

/** Nothing of a message that names two lengths may reach the request after it. */
const boundaryCheck =
  ({ fetch, send, origin }: Smoke, say: (line: string) => void) =>
  async () => {
    const rest = 'GET /api/left-behind HTTP/1.1\r\nX-Rest: '
    for (const message of ambiguousRequests(new URL(origin).host, rest)) {
      if (firewallAnswer.test(await send(origin, message)))
        say('    the firewall stopped a request of two lengths: what lies behind it has not read one')
      const next = Array.from({ length: nextRequests }, () => fetch(`${origin}${health}`))
      for (const { status } of await Promise.all(next))
        if (status !== 200) return `a request after one of two lengths is answered with ${status}`
    }
    return undefined
  }

const checksOf = async (smoke: Smoke, say: (line: string) => void): Promise<Check[]> => {
  const { origin, apiOrigin, folder } = smoke
  const { script, inline } = await scriptsOf(folder)
  return [
    { says: 'the page', run: fileCheck(smoke, '/', homePage) },
    { says: 'the page may run what stands in it', run: policyCheck(smoke, inline) },
    { says: 'its script', run: fileCheck(smoke, script, script) },
    { says: 'a missing script is a 404', run: statusCheck(smoke, `${origin}/assets/none-00000000.js`, 404) },
    { says: 'the API', run: statusCheck(smoke, `${origin}${health}`, 200) },
    { says: 'each request ends where it ends', run: boundaryCheck(smoke, say) },
    { says: 'the API asks who you are', run: statusCheck(smoke, `${origin}/api/user`, 401) },
    ...(apiOrigin
      ? [
          {
            says: 'nobody goes round CloudFront',
            run: statusCheck(smoke, `${apiOrigin}${health}`, ...refusals),
          },
        ]
      : []),
  ]
}

/** Asks again for two minutes: a new name, a new distribution and a new function each need a moment to be there. */
const passes = async ({ run }: Check, sleep: Smoke['sleep']): Promise<string | undefined> => {
  let problem: string | undefined
  for (let attempt = 1; attempt <= attempts; attempt++) {
    try {
      problem = await run()
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : ''
      problem = `${error instanceof Error ? error.message : String(error)}${cause}`
    }
    if (problem === undefined) return undefined
    if (attempt < attempts) await sleep(pauseMs)
  }
  return problem
}

/** Checks that the deployed site and API are the built ones and answer. @throws CommandError with the failed checks */
export const smokeTest = async (smoke: Smoke, say: (line: string) => void): Promise<void> => {
  for (const check of await checksOf(smoke, say)) {
    const problem = await passes(check, smoke.sleep)
    if (problem !== undefined)
      throw new CommandError(
        `${smoke.origin} does not work as it should: ${problem}. Everything is deployed, so look there.`,
      )
    say(`    ${check.says}: good`)
  }
}
