import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Route } from '#web/app/routes.ts'
import { eagerNamespaces } from '#web/i18n/namespaces.ts'

type Chunk = { file: string; css?: string[]; imports?: string[] }
export type Manifest = Readonly<Record<string, Chunk>>

export type Weight = { js: number; css: number }

const languages = ['en', 'ar'] as const

/** The chunk and everything it imports statically. Throws when the manifest does not have it. */
const closure = (manifest: Manifest, name: string, found = new Set<string>()): Set<string> => {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`The build has no ${name}`)
  if (found.has(name)) return found
  found.add(name)
  for (const imported of chunk.imports ?? []) closure(manifest, imported, found)
  return found
}

/** Bytes after brotli at its best, as CloudFront's cache holds them. */
export const brotliSizeOf = (bytes: Buffer): number =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length

/** The same of a file of the build, reckoned once. */
export const brotliSize = (folder: string) => {
  const known = new Map<string, number>()
  return (file: string): number => {
    const size = known.get(file) ?? brotliSizeOf(readFileSync(join(folder, file)))
    known.set(file, size)
    return size
  }
}

/**
 * What a first visit to a page loads, in bytes: entry, page, its first part and all they import, and the page's messages in
 * the heavier language. What pages load later (dialogs, the wizard's photo worker) is not in it.
 */
export const pageWeight = (
  manifest: Manifest,
  { page, firstPart = `pages/${page}`, messages }: Pick<Route, 'page' | 'firstPart' | 'messages'>,
  sizeOf: (file: string) => number,
): Weight => {
  const names = closure(
    manifest,
    `src/${firstPart}`,
    closure(manifest, `src/pages/${page}`, closure(manifest, 'index.html')),
  )
  const chunks = [...names].map((name) => manifest[name]!)
  const total = (files: Iterable<string>) => [...new Set(files)].reduce((sum, file) => sum + sizeOf(file), 0)
  // Namespaces may share a file.
  const catalogue = (language: string) =>
    total(
      [...eagerNamespaces, ...messages].map(
        (name) => manifest[`src/i18n/${language}/${name}.ts`]?.file ?? '',
      ),
    )
  return {
    js: total(chunks.map(({ file }) => file)) + Math.max(...languages.map(catalogue)),
    css: total(chunks.flatMap((chunk) => chunk.css ?? [])),
  }
}
