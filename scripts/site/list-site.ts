import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { isServed } from './file-kind.ts'

/** Every file of the built site that is for the world: its address, and where it lies. */
export const listSite = async (folder: string): Promise<{ path: string; file: string }[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: `/${relative(folder, file).split(sep).join('/')}`, file }))
    .filter(({ path }) => isServed(path))
}
