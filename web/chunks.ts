import { join } from 'node:path'

type ModuleInfo = { code: string | null; importedIds: readonly string[] }
type Context = { getModuleInfo: (id: string) => ModuleInfo | null }

const home = join(import.meta.dirname, 'src/pages/home.tsx')
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

/** What the home page imports statically, at any depth: our own modules' ids, and the ends of the icons' ids. */
const closureOfHome = (context: Context): { own: Set<string>; icons: Set<string> } => {
  const own = new Set<string>()
  const icons = new Set<string>()
  const visit = (id: string): void => {
    if (own.has(id) || isForeign.test(id)) return
    own.add(id)
    const info = context.getModuleInfo(id)
    for (const icon of iconsOf(info?.code ?? '')) icons.add(icon)
    info?.importedIds.forEach(visit)
  }
  visit(home)
  return { own, icons }
}

let closure: ReturnType<typeof closureOfHome> | undefined

const isOfHome = (id: string, context: Context): boolean => {
  closure ??= closureOfHome(context)
  if (isForeign.test(id)) return closure.icons.has(id.slice(id.indexOf('/icons/')))
  return closure.own.has(id) && !id.includes('/src/pages/')
}

/**
 * Left alone, the bundler makes a file of every icon that two pages share: 30 requests for the home page. Instead:
 * what the first render needs and every page; what home shows of cars, as the other pages of cars do; the fields
 * of forms, which come together (0.5 kB less than apart); and what else pages share, small neighbours together.
 */
export const chunkGroups = [
  { name: 'base', tags: ['$initial' as const] },
  { name: 'query', test: /\/react-query\/build\/modern\/useQuery\.js$/ },
  {
    name: (id: string, context: Context): string | null => (isOfHome(id, context) ? 'cars' : null),
    debugName: 'cars',
  },
  { name: 'fields', test: /\/src\/ui\/(?:field|text-field|select-field)\.tsx$/ },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 500 },
]
