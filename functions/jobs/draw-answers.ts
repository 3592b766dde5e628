import * as z from 'zod/mini'
import { loadShell, storeShell } from '#functions/adapters/shell-storage.ts'
import { env } from '#functions/core/env.ts'
import { jobHandler } from '#functions/core/job-handler.ts'
import { logger } from '#functions/core/logger.ts'
import { now } from '#functions/core/time.ts'
import { languages } from '#shared/constants/market.ts'
import { answerId, shellFile, shells } from '#shared/rules/shell.ts'

const live = {
  loadShell,
  storeShell,
  ask: fetch as (url: string, init: RequestInit) => Promise<Response>,
  now,
  origin: () => env().PUBLIC_ORIGIN,
}
type Deps = typeof live

const element = new RegExp(`(<script type="application/json" id="${answerId}">)([^<]*)(</script>)`)

/** As the build or the run before has written it. */
const call = z.object({ url: z.string() })

const timeoutMs = 8000

/** The API's answer as a visitor without an account gets it. @throws Error when it is none */
const answerTo = async (url: string, deps: Deps): Promise<unknown> => {
  const response = await deps.ask(deps.origin() + url, {
    headers: { 'user-agent': 'sayara-answers' },
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.json()
}

/**
 * Writes the present answer to a page's first call into its drawn documents: a visitor has the first cars with the document, instead of
 * a round trip later. Documents without a place for an answer stay as they are.
 * @returns how many documents were written
 */
export const drawAnswers = async (deps: Deps = live): Promise<number> => {
  const answers = new Map<string, Promise<unknown>>()
  let written = 0
  for (const file of shells.flatMap((shell) => languages.map((language) => shellFile(shell, language)))) {
    const document = await deps.loadShell(file)
    const [, , text] = element.exec(document?.text ?? '') ?? []
    if (!document || !text) continue
    const { url } = call.parse(JSON.parse(text))
    const answer = answers.get(url) ?? answerTo(url, deps)
    answers.set(url, answer)
    // Text that no HTML parser can take for the end of its element.
    const json = JSON.stringify({ url, at: deps.now().getTime(), answer: await answer }).replaceAll(
      '<',
      '\\u003c',
    )
    const changed = document.text.replace(
      element,
      (_, start: string, _before, end: string) => start + json + end,
    )
    if (await deps.storeShell(file, { ...document, text: changed })) written++
  }
  logger.info('answers drawn', { count: written })
  return written
}

/** Minutely schedule → Lambda. */
export const handler = jobHandler('drawAnswers', () => drawAnswers())
