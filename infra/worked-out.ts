import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'esbuild'

/** Modules of plain data that is worked out from larger data, which a handler then needs not load. */
const modules = new Set(
  ['shared/reference/arabic-car-names.ts'].map((path) => join(import.meta.dirname, '..', path)),
)

/** Puts the values of such modules into the bundle in place of the code that works them out. */
export const workedOut: Plugin = {
  name: 'worked-out',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\/shared\/reference\/.*\.ts$/ }, async ({ path }) => {
      if (!modules.has(path)) return undefined
      const exports: Record<string, unknown> = await import(pathToFileURL(path).href)
      const lines = Object.entries(exports).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)}`,
      )
      return { contents: lines.join('\n'), loader: 'js' }
    })
  },
}
