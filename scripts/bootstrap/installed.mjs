import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, modules, node, root } from './places.mjs'

const readLock = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

/** Where each package belongs, by path in the lock file, with its version. Ends the process when there is no such file. */
export const wanted = () =>
  readLock(join(root, 'package-lock.json')) ??
  fail('package-lock.json is missing or broken. Bring it back with: git checkout package-lock.json')

/** Whether everything of the lock file is there. Compared by content: a checkout changes times, and a restored cache is old. */
export const isInstalled = () => {
  // npm writes this file last, so an interrupted installation has none.
  const present = readLock(join(modules, '.package-lock.json'))
  if (!present || !existsSync(node)) return false
  return Object.entries(wanted()).every(
    // Optional packages may be missing: they are for another platform.
    ([path, { version, optional }]) =>
      path === '' || (present[path] ? present[path].version === version : optional),
  )
}
