import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { entryFiles, moduleFiles } from './bundle-files.ts'
import { eagerNamespaces } from './src/i18n/namespaces.ts'
import { furtherPages } from './src/app/further-page-names.ts'
import { firstPages } from './src/app/live-pages.ts'
import { pathPatterns } from './src/app/paths.ts'

const folder = join(import.meta.dirname, 'src')
const early = join(import.meta.dirname, 'public/early.js')

/** The first call of a page, where its address alone says what it will be; `$1` is the address's slug. */
const firstCalls: Partial<Record<LivePage, string>> = {
  home: '/api/listings/featured',
  car: '/api/listings/$1',
  dealers: '/api/dealers',
  dealer: '/api/dealers/$1',
  insurance: '/api/insurance/providers',
  financing: '/api/financing/providers',
}

type LivePage = (typeof firstPages | typeof furtherPages)[number]
type PageParts = { files: string[]; namespaces: string[] }

/** What a router's source says it loads for each of its pages. Throws when one is not found there. */
const readRouter = (
  source: string,
  names: readonly LivePage[],
  before: readonly string[] = [],
): [LivePage, PageParts][] => {
  const text = readFileSync(join(folder, source), 'utf8')
  const lazy =
    /(\w+)\s*[:=] lazyPage\(\s*async \(\) => \(await import\('#web\/(.+?)'\)\)\.\w+,\s*\[(.*?)\],?\s*\)/gs
  const parts = new Map<string, PageParts>()
  for (const [, name, file, list] of text.matchAll(lazy))
    parts.set(name!, {
      files: [...before, file!],
      namespaces: [...list!.matchAll(/'([\w-]+)'/g)].map(([, found]) => found!),
    })
  return names.map((name) => {
    // `sell: wizard` and the shorthand `dashboard,` both name a constant above.
    const found = parts.get(name) ?? parts.get(new RegExp(`\\b${name}: (\\w+),`).exec(text)?.[1] ?? '')
    if (!found) throw new Error(`early-preload cannot read page ${name} in ${source}`)
    return [name, found]
  })
}

const routesOf = (bundle: Rolldown.OutputBundle) => {
  const withEntry = entryFiles(bundle)
  const filesOf = (module: string) => [...moduleFiles(bundle, module)].filter((file) => !withEntry.has(file))
  const pages = [
    ...readRouter('app/router.tsx', firstPages),
    ...readRouter('app/further-pages.tsx', furtherPages, ['app/further-pages.tsx']),
  ]
  return pages.map(([name, { files, namespaces }]) => {
    const messages = (language: string) =>
      [...eagerNamespaces, ...namespaces].flatMap((namespace) => filesOf(`i18n/${language}/${namespace}.ts`))
    const pattern = `^${pathPatterns[name].replace(/:\w+/, '([^/]+)')}/?$`
    return [
      pattern,
      [...new Set(files.flatMap(filesOf))],
      { en: messages('en'), ar: messages('ar') },
      firstCalls[name] ?? '',
    ]
  })
}

const preloader = (routes: unknown) => `;(() => {
  const { language, isSignedIn, traceparent } = window.early
  const preload = (attributes) => document.head.append(Object.assign(document.createElement('link'), attributes))
  for (const [pattern, files, messages, call] of ${JSON.stringify(routes)}) {
    if (!new RegExp(pattern).test(location.pathname)) continue
    for (const file of [...messages[language], ...files]) preload({ rel: 'modulepreload', href: '/' + file })
    if (call && !isSignedIn) {
      const url = location.pathname.replace(new RegExp(pattern), call)
      // No link: it could not say which trace it belongs to (src/api/client.ts).
      const answer = fetch(url, { credentials: 'include', headers: { Accept: 'application/json', traceparent } })
      answer.catch(() => {})
      window.early.first = { url, answer }
    }
    break
  }
})()
`

/**
 * Lets the script before the first paint ask at once for the page's own chunk and messages and make its first call,
 * while the base chunk is still on its way: three trips to the server become one.
 */
export const earlyPreload = (): Plugin => ({
  name: 'early-preload',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const code = readFileSync(early, 'utf8') + preloader(routesOf(bundle))
      // Named by its content, as it names other files: it may be kept for ever, and is never out of step.
      const fileName = `assets/early-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`
      const html = bundle['index.html']
      if (html?.type !== 'asset') throw new Error('early-preload found no index.html')
      html.source = String(html.source).replace('/early.js', `/${fileName}`)
      this.emitFile({ type: 'asset', fileName, source: code })
    },
  },
})
