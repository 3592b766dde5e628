import { createRequire, registerHooks } from 'node:module'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { clausesOf } from './find-conditions.ts'
import type { Guarded } from './find-guards.ts'
import { rewrite } from './rewrite.ts'
import { createSwitch } from './switch.ts'

const root = join(import.meta.dirname, '../..')

/**
 * Loads modules of the product in which every guard can be switched off: `load('#functions/data/leads.ts')`. They are modules of their
 * own, beside those that a plain import gives: what is changed is the text on its way into Node, never the files.
 */
export const loadSwitched = ({ guards, texts }: Guarded): (<T>(specifier: string) => T) => {
  globalThis.__guard = createSwitch(clausesOf)
  const byFile = Map.groupBy(guards, ({ file }) => file)
  registerHooks({
    load: (url, context, next) => {
      const file = url.startsWith('file:') ? relative(root, fileURLToPath(url)) : ''
      const inFile = byFile.get(file)
      if (!inFile) return next(url, context)
      const source = rewrite(
        texts.get(file) ?? '',
        inFile.map(({ wrap }) => wrap),
      )
      return { format: 'module-typescript', source, shortCircuit: true }
    },
  })
  const require = createRequire(import.meta.url)
  return (specifier) => require(specifier)
}
