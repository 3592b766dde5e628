import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What the site is built from: folders, and files. */
export const sources = [
  'web',
  'shared',
  // The market's worker searches in the browser.
  'functions/search',
  'infra/early-script.ts',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
]
/** The files among them that no build reads. */
export const ignored = /\.test\.tsx?$|^web\/e2e\//

const filesUnder = async (root: string, name: string): Promise<string[]> => {
  const entries = await readdir(join(root, name), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
}

/** A hash of everything the built site depends on, `settings` too. Contents, not times: a checkout changes times only. */
export const hashSources = async (
  root: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const names = await Promise.all(
    sources.map((name) => (name.includes('.') ? [name] : filesUnder(root, name))),
  )
  const hash = createHash('sha256').update(JSON.stringify(settings))
  for (const name of names.flat().toSorted()) {
    if (!ignored.test(name)) hash.update(`${name}\0`).update(await readFile(join(root, name)))
  }
  return hash.digest('hex')
}
