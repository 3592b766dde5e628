import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** A change of the product's text on its way into Node, never of the files. */
export type Patch = { file: string; find: string; put: string }

const root = join(import.meta.dirname, '../../..')

declare global {
  /** Renews what the modules keep between calls, before each schedule. */
  var __renew: (() => void)[]
}

const renewing = (file: string, after: string, code: string): Patch => ({
  file,
  find: after,
  put: `${after}\nglobalThis.__renew.push(() => { ${code} })\n`,
})

/** What a module remembers from call to call would make a schedule depend on the ones before it. */
export const renewals: readonly Patch[] = [
  renewing('functions/data/counters.ts', 'let shard = Math.floor(Math.random() * shards)', 'shard = 0'),
  renewing(
    'functions/data/transact.ts',
    'let lastRecorded: Promise<void> = Promise.resolve()',
    'lastRecorded = Promise.resolve()',
  ),
  renewing(
    'functions/data/viewers.ts',
    'const secrets = new Map<number, string | null>()',
    'secrets.clear()',
  ),
  renewing(
    'functions/adapters/start-build.ts',
    'const startedAt = new Map<string, number>()',
    'startedAt.clear()',
  ),
  renewing(
    'functions/adapters/live-index.ts',
    '  let failure: unknown\n',
    'known = undefined; polledAt = -Infinity; poll = undefined; failure = undefined',
  ),
]

/** A file's text with all patches that are for it. @throws Error when one does not fit any more */
export const patched = (file: string, text: string, patches: readonly Patch[]): string =>
  patches
    .filter((patch) => patch.file === file)
    .reduce((now, { find, put }) => {
      if (now.split(find).length !== 2) throw new Error(`${file} has no longer, or more than once: ${find}`)
      return now.replace(find, () => put)
    }, text)

const isOwn = (file: string): boolean =>
  file.startsWith('functions/') && !/^functions\/(?:trust|testing)\//.test(file)

/**
 * Lets the product be loaded several times beside itself, each a process of its own for what its modules remember, and with patches.
 * `inject` of vitest, which the helpers of other suites use, gives `provided` here.
 */
export const prepareLoading = (
  patches: readonly Patch[],
  provided: Readonly<Record<string, unknown>>,
): void => {
  globalThis.__renew = []
  Object.assign(globalThis, { __provided: provided })
  const all = [...renewals, ...patches]
  const stub = 'export const inject = (name) => globalThis.__provided[name]; export const expect = undefined'
  registerHooks({
    resolve: (specifier, context, next) => {
      if (specifier === 'vitest')
        return { url: 'data:text/javascript,' + encodeURIComponent(stub), shortCircuit: true }
      const found = next(specifier, context)
      const query = /\?instance=\w+$/.exec(context.parentURL ?? '')?.[0]
      const isShared = !found.url.startsWith('file:') || !isOwn(relative(root, fileURLToPath(found.url)))
      return !query || isShared || found.url.includes('?') ? found : { ...found, url: found.url + query }
    },
    load: (url, context, next) => {
      const file = url.startsWith('file:') ? relative(root, fileURLToPath(url)) : ''
      if (!all.some((patch) => patch.file === file)) return next(url, context)
      const source = patched(file, readFileSync(join(root, file), 'utf8'), all)
      return { format: 'module-typescript', source, shortCircuit: true }
    },
  })
}

/** A module of one of the processes: `functions/data/leads.ts`. */
export const loadIn = (instance: string, file: string): Promise<Record<string, unknown>> =>
  import(`${pathToFileURL(join(root, file)).href}?instance=${instance}`)
