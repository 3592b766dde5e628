import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { languages, type Language } from '#shared/constants/languages.ts'
import { entryFiles, moduleFiles } from './bundle-files.ts'
import { eagerNamespaces } from './src/i18n/namespaces.ts'
import { furtherPages } from './src/app/further-page-names.ts'
import { firstPages } from './src/app/live-pages.ts'
import { pathPatterns } from './src/app/paths.ts'
import type { DocumentData, PageStart } from './src/early/document-data.ts'
import { gallerySizes, heroMedia, heroSizes, resultSizes } from './src/entities/listing/photo-sizes.ts'

const folder = join(import.meta.dirname, 'src')

type FirstCall = Pick<PageStart, 'call' | 'onlyUnasked' | 'photos'>

/** The first calls of pages whose address alone says what they will be, and the photos at their top. */
const firstCalls = (firstSearchUrl: string): Partial<Record<LivePage, FirstCall>> => ({
  home: {
    call: '/api/listings/featured',
    photos: [{ most: 1, media: heroMedia, sizes: heroSizes }],
  },
  cars: {
    call: firstSearchUrl,
    onlyUnasked: true,
    photos: [
      // One below the other on a phone, where the second is out of sight and would only slow down the first.
      { most: 1, media: 'not all and (min-width: 40rem)', sizes: resultSizes },
      { most: 2, media: '(min-width: 40rem)', sizes: resultSizes },
    ],
  },
  car: { call: '/api/listings/$1', photos: [{ most: 1, sizes: gallerySizes }] },
  dealers: { call: '/api/dealers' },
  dealer: { call: '/api/dealers/$1' },
  insurance: { call: '/api/insurance/providers' },
  financing: { call: '/api/financing/providers' },
})

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
    if (!found) throw new Error(`page-starts cannot read page ${name} in ${source}`)
    return [name, found]
  })
}

const patternOf = (page: LivePage) => `^${pathPatterns[page].replace(/:\w+/, '([^/]+)')}/?$`

type Start = Omit<PageStart, 'files' | 'messages'> & {
  page: LivePage
  files: string[]
  messages: Record<Language, string[]>
}

/** How every page starts: its chunks, less the entry's, its messages and its first call, whose address for `/cars` is given. */
export const pageStarts = (bundle: Rolldown.OutputBundle, firstSearchUrl: string): Start[] => {
  const withEntry = entryFiles(bundle)
  // The entry itself is asked for by its own element.
  const beside = [...withEntry].slice(1)
  const calls = firstCalls(firstSearchUrl)
  const filesOf = (module: string) => [...moduleFiles(bundle, module)].filter((file) => !withEntry.has(file))
  const messagesOf = (language: Language, namespaces: readonly string[]) =>
    [...eagerNamespaces, ...namespaces].flatMap((name) => filesOf(`i18n/${language}/${name}.ts`))
  return [
    ...readRouter('app/router.tsx', firstPages),
    ...readRouter('app/further-pages.tsx', furtherPages, ['app/further-pages.tsx']),
  ].map(([page, { files, namespaces }]) => ({
    page,
    pattern: patternOf(page),
    files: [...new Set([...beside, ...files.flatMap(filesOf)])],
    messages: { en: messagesOf('en', namespaces), ar: messagesOf('ar', namespaces) },
    ...calls[page],
  }))
}

/** The starts as a document holds them: each file's name once. */
export const documentData = (shell: string, starts: readonly Start[]): DocumentData => {
  const files = [
    ...new Set(
      starts.flatMap((start) => [...start.files, ...languages.flatMap((one) => start.messages[one])]),
    ),
  ]
  const places = (names: readonly string[]) => names.map((name) => files.indexOf(name))
  const pages = starts.map(({ pattern, call, onlyUnasked, photos, ...start }) => ({
    pattern,
    files: places(start.files),
    messages: { en: places(start.messages.en), ar: places(start.messages.ar) },
    ...(call && { call }),
    ...(onlyUnasked && { onlyUnasked }),
    ...(photos && { photos }),
  }))
  return { shell, files, pages }
}
