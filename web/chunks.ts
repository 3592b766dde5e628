import { join } from 'node:path'

type ModuleInfo = { code: string | null; importedIds: readonly string[] }
type Context = { getModuleInfo: (id: string) => ModuleInfo | null }

const pages = join(import.meta.dirname, 'src/pages')
const isForeign = /\/node_modules\//

const kebab = (name: string) =>
  name
    .trim()
    .split(' as ')[0]!
    .replace(/(?<=[a-z])(?=[A-Z0-9])/g, '-')
    .toLowerCase()

// The icons are behind a barrel, which the module graph cannot see through; their names can.
const iconsOf = (code: string): string[] => {
  const [, names = ''] = /import \{([^}]*)\} from ["']lucide-react["']/.exec(code) ?? []
  return names.split(',').map((name) => `/icons/${kebab(name)}.mjs`)
}

type Closure = { own: Set<string>; icons: Set<string> }

/** What a page imports statically, at any depth: our own modules' ids, and the ends of the icons' ids. */
const closureOf = (page: string, context: Context): Closure => {
  const own = new Set<string>()
  const icons = new Set<string>()
  const visit = (id: string): void => {
    if (own.has(id) || isForeign.test(id)) return
    own.add(id)
    const info = context.getModuleInfo(id)
    for (const icon of iconsOf(info?.code ?? '')) icons.add(icon)
    info?.importedIds.forEach(visit)
  }
  visit(join(pages, page))
  return { own, icons }
}

const has = ({ own, icons }: Closure, id: string): boolean =>
  isForeign.test(id) ? icons.has(id.slice(id.indexOf('/icons/'))) : own.has(id) && !id.includes('/src/pages/')

/** Takes what a page imports into one chunk of this name; less what the page `but` imports too, which must not carry it. */
const partsOf = (page: string, name: string, but?: string) => {
  let parts: Closure | undefined
  let others: Closure | undefined
  return {
    name: (id: string, context: Context): string | null => {
      parts ??= closureOf(page, context)
      if (but) others ??= closureOf(but, context)
      return has(parts, id) && !(others && has(others, id)) ? name : null
    },
    debugName: name,
  }
}

/**
 * Left alone, the bundler makes a file of every icon that two pages share: 30 requests for the home page. Instead:
 * what the first render needs and every page; what home shows of cars, as the other pages of cars do; what the page
 * of one car shares, which are two dozen icons and buttons; the fields of forms, which come together (0.5 kB less than apart); and what else pages share, small neighbours together.
 */
export const chunkGroups = [
  { name: 'base', tags: ['$initial' as const] },
  { name: 'query', test: /\/react-query\/build\/modern\/useQuery\.js$/ },
  partsOf('home.tsx', 'cars'),
  { ...partsOf('car.tsx', 'car-parts', 'cars.tsx'), minShareCount: 3 },
  { name: 'fields', test: /\/src\/ui\/(?:field|text-field|select-field)\.tsx$/ },
  { name: 'search-limits', test: /\/shared\/constants\/(?:search|listing)-limits\.ts$/ },
  { name: 'limits', test: /\/shared\/constants\/(?:selling-)?limits\.ts$/ },
  { name: 'uploads', test: /\/src\/features\/sell\/(?:api|uploads)\//, minShareCount: 2 },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 500 },
]
