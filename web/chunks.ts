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

/** What a page imports statically, at any depth, less itself: our own modules' ids, and the ends of the icons' ids. */
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
  // Taken into a chunk with others, what is loaded on its own needs a helper that then is a file more on every page.
  own.delete(join(pages, page))
  return { own, icons }
}

const has = ({ own, icons }: Closure, id: string): boolean =>
  isForeign.test(id) ? icons.has(id.slice(id.indexOf('/icons/'))) : own.has(id)

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
 * Left alone, the bundler makes a file of every icon that two pages share: 30 requests for the home page. A group takes
 * along what its modules import, and one for all the rest joins a button of the car page with half the dashboard. So
 * the first groups name what belongs together; order counts, for a module goes to the first that wants it.
 */
export const chunkGroups = [
  // What the first render needs, and every page after it.
  { name: 'base', tags: ['$initial' as const] },
  { name: 'query', test: /\/react-query\/build\/modern\/useQuery\.js$/ },
  // What home shows of cars, as the other pages of cars do; what only home shows stays with home.
  { ...partsOf('home.tsx', 'cars'), minShareCount: 2 },
  // Two dozen icons and buttons of the car page that pages without a car have too.
  { ...partsOf('car.tsx', 'car-parts', 'cars.tsx'), minShareCount: 3 },
  // Wanted by list and car alike; before the next group, which would take it away from the list.
  { name: 'car-data', test: /\/use-car-names\.ts$/ },
  // Asked for ahead of the page, too.
  { name: 'car-call', test: /\/get-listing\.ts$/ },
  // The rest of the car page in one piece: the wizard's preview loads it late and may have all of it.
  partsOf('car.tsx', 'car-view', 'cars.tsx'),
  // The words for a car's facts. Apart, each is so small that it is merged with a stranger that drags its own along.
  { name: 'vocabulary', test: /\/(?:body-types|colors|conditions|transmissions|body-word)\.ts$/ },
  // The fields of forms come together: 0.5 kB less than apart. The delayed hint is small and goes where forms are.
  { name: 'fields', test: /\/src\/ui\/(?:field|text-field|select-field|use-lasting)\.tsx?$/ },
  // The result list needs these two, and none of the other limits.
  { name: 'search-limits', test: /\/shared\/constants\/(?:search|listing)-limits\.ts$/ },
  { name: 'limits', test: /\/shared\/constants\/(?:selling-)?limits\.ts$/ },
  // Sending files, for the wizard and the dashboard: together, and with nobody else's modules.
  { name: 'uploads', test: /\/src\/entities\/upload\/[\w-]+\.ts$/, minShareCount: 2 },
  // Icons are merged with icons only: merged with a module, one brings that module's imports to every page that shows it.
  {
    name: 'icons',
    test: /\/lucide-react\//,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 500,
  },
  // What else pages share, only the smallest together, for the same reason.
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 300 },
]
