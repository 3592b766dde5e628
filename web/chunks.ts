import { basename, join } from 'node:path'
import { parseAst } from 'vite'
import type { Route } from './src/app/route.ts'
import { routes } from './src/app/routes.ts'
import { eagerNamespaces, idleNamespaces } from './src/i18n/namespaces.ts'

type ModuleInfo = {
  code: string | null
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}
type Context = { getModuleInfo: (id: string) => ModuleInfo | null }
type Imports = (id: string) => readonly string[]

const source = join(import.meta.dirname, 'src')
const entry = join(source, 'app/main.tsx')
const idOf = ({ page }: Route) => join(source, 'pages', page)
const nameOf = ({ page }: Route) => basename(page, '.tsx')
const pages = [...new Map(Object.values<Route>(routes).map((route) => [route.page, route])).values()]
const [home, ...otherFirst] = pages.filter(({ isPrerendered }) => isPrerendered) as [Route, ...Route[]]
const firstPages = [home, ...otherFirst]

const isForeign = (id: string) => id.includes('/node_modules/')
const library =
  /\/node_modules\/(?!(?:react|react-dom|react-router|react-router-dom|@tanstack\/(?:react-query|query-core)|zustand|lucide-react|workbox-window)\/)/

/** The module `id` and all modules that it imports, at any depth. */
const closure = (id: string, importsOf: Imports, found = new Set<string>()): Set<string> => {
  if (found.has(id)) return found
  found.add(id)
  for (const imported of importsOf(id)) closure(imported, importsOf, found)
  return found
}

const barrel = 'lucide-react'
const iconFile = /\/lucide-react\/dist\/esm\/icons\/.+\.mjs$/

/** Imports of a module. All icons are exported from one file, so for icons the imported names count. */
const importsIn = (context: Context): Imports => {
  const known = new Map<string, readonly string[]>()
  let icons: ReadonlyMap<string, string> | undefined
  const parse = (id: string) => parseAst(context.getModuleInfo(id)?.code ?? '', { lang: 'tsx' }).body
  const fileOf = (name: string, from: string): string => {
    icons ??= new Map(
      parse(from).flatMap((node) =>
        node.type === 'ExportNamedDeclaration' && node.source
          ? node.specifiers.map(
              ({ exported }) =>
                ['name' in exported ? exported.name : '', basename(node.source!.value)] as const,
            )
          : [],
      ),
    )
    return icons.get(name) ?? ''
  }
  const read = (id: string): readonly string[] => {
    const { importedIds } = context.getModuleInfo(id) ?? { importedIds: [] }
    const from = importedIds.find((imported) => imported.endsWith(`/${barrel}.mjs`))
    if (!from) return importedIds
    const names = parse(id).flatMap((node) =>
      node.type === 'ImportDeclaration' && node.source.value === barrel
        ? node.specifiers.map((specifier) =>
            'imported' in specifier && 'name' in specifier.imported ? specifier.imported.name : '',
          )
        : [],
    )
    return [...importedIds, ...names.map((name) => fileOf(name, from))]
  }
  return (id) => {
    if (isForeign(id)) return []
    if (!known.has(id)) known.set(id, read(id))
    return known.get(id)!
  }
}

/** The chunk of each module of ours and each icon, by which pages need it and when; undefined: the bundler decides. */
const assign = (context: Context) => {
  const statics = importsIn(context)
  const all: Imports = (id) => [
    ...statics(id),
    ...(isForeign(id) ? [] : (context.getModuleInfo(id)?.dynamicallyImportedIds ?? [])),
  ]
  const pageIds = new Set(pages.map(idOf))
  const base = closure(entry, statics)
  const layout = closure(entry, (id) => all(id).filter((imported) => !pageIds.has(imported)))
  const reach = new Map(
    pages.map((route) => [route, { first: closure(idOf(route), statics), ever: closure(idOf(route), all) }]),
  )
  const known = new Map<string, string | undefined>()
  const chunkOf = (key: string): string | undefined => {
    if (!known.has(key)) known.set(key, place(key))
    return known.get(key)
  }
  const place = (key: string): string | undefined => {
    const users = pages.filter((route) => reach.get(route)!.ever.has(key))
    const first = pages.filter((route) => reach.get(route)!.first.has(key))
    const one = otherFirst.find((route) => first.includes(route))
    const later = firstPages.find((route) => users.includes(route))
    if (base.has(key)) return 'base'
    if (first.includes(home)) return users.length > 1 ? 'base' : nameOf(home)
    const isShared =
      layout.has(key) || first.length > 3 || firstPages.filter((route) => users.includes(route)).length > 1
    if (one) return isShared ? 'ui' : nameOf(one)
    // Libraries that only some dialogs and forms need stay with these.
    if ([...closure(key, statics)].some((id) => library.test(id)) || !(later || layout.has(key)))
      return undefined
    if (first.length > 0) return 'common'
    // Parts of one page's first sight that other pages use too must not come to all pages.
    const imported = new Set([...closure(key, statics)].filter((id) => id !== key).map(chunkOf))
    const owner = otherFirst.find((route) => imported.has(nameOf(route)))
    if (owner) return `${nameOf(owner)}-late`
    return layout.has(key) || users.length > 1 ? 'late' : `${nameOf(later!)}-late`
  }
  return chunkOf
}

const firstNamespaces = new Set<string>([...eagerNamespaces, ...home.messages])
const lateNamespaces = new Set<string>([
  ...idleNamespaces,
  ...firstPages.flatMap(({ lateMessages = [] }) => lateMessages),
])
const messages = /\/src\/i18n\/(en|ar)\/(.+)\.ts$/

let chunkOf: ReturnType<typeof assign> | undefined

const chunkNameOf = (id: string, context: Context): string | null => {
  const [, language, namespace] = messages.exec(id) ?? []
  if (namespace && firstNamespaces.has(namespace)) return `${language}-first`
  if (namespace) return lateNamespaces.has(namespace) ? `${language}-late` : null
  const isIcon = iconFile.test(id)
  // Else the first chunk that sends something would keep the means of it from all others.
  if (!isIcon && isForeign(id)) return /\/@tanstack\/(?:react-query|query-core)\//.test(id) ? 'common' : null
  chunkOf ??= assign(context)
  return chunkOf(isIcon ? basename(id) : id) ?? null
}

/** In this order, for a chunk takes along what its modules import: what more pages need comes first. */
export const chunkNames: readonly string[] =
  'en-first ar-first en-late ar-late base home ui cars car common late home-late cars-late car-late'.split(
    ' ',
  )

/**
 * A few chunks that belong together: the base, and of each prerendered page what it shows first and what it shows later. A file for each
 * icon and component that two pages share would be ninety requests.
 */
export const chunkGroups = [
  ...chunkNames.map((debugName) => ({
    name: (id: string, context: Context) => (chunkNameOf(id, context) === debugName ? debugName : null),
    debugName,
  })),
  { name: 'icons', test: iconFile, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 2000 },
  { name: 'other', minShareCount: 2, entriesAware: true },
]
