import type { Language } from '#shared/constants/market.ts'
import { shellFile, shellOf } from '#shared/rules/shell.ts'
import type { Early } from '#web/api/early.ts'
import { dataId, failedId, type DocumentData } from './document-data.ts'
import { kept, setLook } from './set-look.ts'
import { parameters, startPage } from './start-page.ts'

// Stands in every document and runs before anything is painted, so it is small, imports no library and never changes with a
// build: the content security policy names it by its hash (infra/early-script.ts). Data of the build is beside it.

const newTraceId = (): string =>
  // `randomUUID` would do, but only over HTTPS.
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => (byte | 256).toString(16).slice(1)).join(
    '',
  )

/** Whether the document shows the page that is asked for, and if not, takes it out of sight. */
const judgeShell = ({ shell }: DocumentData, language: Language): boolean => {
  const wanted = shellOf(location.pathname, parameters())
  const isRight = shell === shellFile(wanted, language)
  // Drawn in a language that this visitor has not chosen.
  if (!isRight) document.documentElement.dataset['shell'] = 'hidden'
  // Which page a general one begins is not drawn in it, so the app does not go on from there.
  return isRight && wanted !== 'other'
}

const run = (): Early => {
  const language = setLook()
  // One for each time the site is opened, and never stored: what somebody did before a fault can be followed through our logs,
  // what they did yesterday cannot. https://www.w3.org/TR/trace-context/
  const traceId = newTraceId()
  const traceparent = `00-${traceId}-${traceId.slice(16)}-01`
  // Vite's server in development has documents without data.
  const text = document.getElementById(dataId)?.textContent
  if (!text) return { language, traceparent }
  const data = JSON.parse(text) as DocumentData
  const isSignedIn = kept('authToken') !== null
  return {
    language,
    traceparent,
    goesOn: judgeShell(data, language),
    ...startPage(data, { language, traceparent, isSignedIn }),
  }
}

const early = run()
Object.assign(window, { early })
// The offer comes once, perhaps before there is anybody to hear it (stores/install.ts); shown when a person asks for it.
addEventListener('beforeinstallprompt', (offer) => {
  offer.preventDefault()
  Object.assign(early, { offer })
})
// Such events do not bubble. Without the message, a visitor would wait at a skeleton for ever, or at an empty page if the shell is hidden.
addEventListener(
  'error',
  ({ target }) => {
    const tag = (target as Partial<Element> | null)?.tagName
    // The photo that the address gives: the app then asks for it under its own.
    if (tag === 'LINK') delete early.photo
    if (tag === 'SCRIPT') document.getElementById(failedId)?.removeAttribute('hidden')
  },
  true,
)
