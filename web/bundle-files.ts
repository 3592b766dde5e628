import { join } from 'node:path'
import type { Rolldown } from 'vite'

const folder = join(import.meta.dirname, 'src')

const closure = (bundle: Rolldown.OutputBundle, file: string, found = new Set<string>()): Set<string> => {
  const chunk = bundle[file]
  if (chunk?.type !== 'chunk' || found.has(file)) return found
  found.add(file)
  for (const imported of chunk.imports) closure(bundle, imported, found)
  return found
}

const chunksOf = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).filter((output) => output.type === 'chunk')

/** The files that every page loads first: the entry's and those it imports statically. */
export const entryFiles = (bundle: Rolldown.OutputBundle): Set<string> =>
  closure(bundle, chunksOf(bundle).find(({ isEntry }) => isEntry)?.fileName ?? '')

/**
 * The files of a module (its path below `src`), with all it imports statically: of the chunk that is made for it, or of the one
 * that took it along. Throws when the build has no such module.
 */
export const moduleFiles = (bundle: Rolldown.OutputBundle, module: string): Set<string> => {
  const chunks = chunksOf(bundle)
  const id = join(folder, module)
  const chunk =
    chunks.find(({ facadeModuleId }) => facadeModuleId === id) ??
    chunks.find(({ moduleIds }) => moduleIds.includes(id))
  if (!chunk) throw new Error(`The build has no chunk with ${module}`)
  return closure(bundle, chunk.fileName)
}
