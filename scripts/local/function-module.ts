import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * What to import for a function (`listings/get-listing`, `jobs/deliver-mail`): its source, or what Lambda would run when
 * `LOCAL_BUNDLES` names the folder that `bundle()` wrote to. Tests ask for that, so that nothing is left out of a bundle that is needed.
 */
export const functionModule = (path: string): string => {
  const bundles = process.env['LOCAL_BUNDLES']
  if (!bundles) return `#functions/${path}.ts`
  const own = join(bundles, 'packages', path, `${path}.mjs`)
  return pathToFileURL(existsSync(own) ? own : join(bundles, 'pictures', `${path}.mjs`)).href
}
