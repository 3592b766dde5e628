import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { plainEntries, type BundleFolders } from '#infra/bundle.ts'
import { closure, staticImports } from '#infra/static-imports.ts'

/** Bytes of minified code, without sharp. */
export type BundleSizes = {
  /** Every file of the functions' folder, where handlers share what they can, each counted once; the folder with pictures is apart. */
  total: number
  /** Each handler (`listings/get-listing`) as it is deployed, with all that it loads before its first request. */
  handlers: { name: string; bytes: number }[]
}

type File = { bytes: number; imports: readonly string[] }

const readFolder = (folder: string): Map<string, File> => {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mjs') && !name.startsWith('node_modules'))
    .map((name) => join(folder, name))
  return new Map(
    paths.map((path) => {
      const text = readFileSync(path, 'utf8')
      const { named, bare } = staticImports(path, text)
      return [path, { bytes: Buffer.byteLength(text), imports: [...named, ...bare] }]
    }),
  )
}

const closureBytes = (files: ReadonlyMap<string, File>, entry: string): number =>
  [...closure(entry, (path) => files.get(path)?.imports ?? [])].reduce(
    (sum, path) => sum + (files.get(path)?.bytes ?? 0),
    0,
  )

const handlersOf = (folder: string, files: ReadonlyMap<string, File>) =>
  [...files.keys()]
    .map((path) => ({ path, name: relative(folder, path).replace(/\.mjs$/, '') }))
    .filter(({ name }) => !name.startsWith('c/'))
    .map(({ path, name }) => ({ name, bytes: closureBytes(files, path) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))

/** How large the bundles are that `bundle()` wrote. What is loaded later, by `import()`, counts in the total alone. */
export const bundleSizes = ({ functions, packages, pictures }: BundleFolders): BundleSizes => {
  const files = readFolder(functions)
  const own = plainEntries().map((name) => ({
    name,
    bytes: statSync(join(packages, name, `${name}.mjs`)).size,
  }))
  return {
    total: [...files.values()].reduce((sum, { bytes }) => sum + bytes, 0),
    handlers: [...own, ...handlersOf(pictures, readFolder(pictures))],
  }
}
