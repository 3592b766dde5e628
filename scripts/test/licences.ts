/** A package as `package-lock.json` describes it. */
export type Locked = { license?: string; deprecated?: string }

const free: ReadonlySet<string> = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Zlib',
  'Apache-2.0',
])

// Licences with further conditions, for packages where these are known: see DEPENDENCIES.md.
const known: readonly (readonly [licence: string, packages: RegExp])[] = [
  ['OFL-1.1', /^@fontsource(-variable)?\/readex-pro$/],
  ['LGPL-3.0-or-later', /^@img\/sharp-/],
  ['MPL-2.0', /^(axe-core|lightningcss(-[a-z0-9-]+)?|mediabunny)$/],
  ['Python-2.0', /^argparse$/],
]

const isAllowed = (licence: string, name: string): boolean =>
  free.has(licence) || known.some(([known, packages]) => known === licence && packages.test(name))

/** Whether a package may be used: each licence that holds at once is allowed, one of those it may be chosen from is enough. */
export const mayUse = (name: string, expression = ''): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => isAllowed(licence, name)))

/** The package that lies at a path of the lock file: `node_modules/a/node_modules/@b/c` is `@b/c`. */
export const nameAt = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 13)

/** The rows of a page that name a package: `| \`name\` | licence | for |`. */
export const readRows = (page: string): ReadonlyMap<string, { licence: string; reason: string }> =>
  new Map(
    [...page.matchAll(/^\| `([^`]+)`\s*\| (.+?)\s*\| (.+?)\s*\|$/gm)].map(
      ([, name = '', licence = '', reason = '']) => [name, { licence, reason }],
    ),
  )
