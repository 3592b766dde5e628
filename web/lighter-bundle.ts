import type { Plugin } from 'vite'

/**
 * Lets the bundler leave out the parts of react-router that we never use, 3 kB on every page. `displayName` assignments
 * and unmarked `forwardRef` calls look like side effects to it (Form, ScrollRestoration, Scripts), and every Link
 * drags in prefetching for the framework mode, which without a framework only warns.
 */
export const lighterRouter = (): Plugin => ({
  name: 'lighter-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/ },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/ = (React\d*\.(?:forwardRef|createContext|memo)\()/g, ' = /* @__PURE__ */ $1')
        .replace(
          'function PrefetchPageLinks(',
          'const PrefetchPageLinks = () => null\nfunction UnusedPrefetch(',
        ),
      map: null,
    }),
  },
})

// As the wrapper stands before minifying: `import(…)`, with or without `.then(…)`, and one name picked from a module.
const wrappedImport = /__vitePreload\(\(\) => (import\("[^"]+"\)(?:\.then\([^;]*?\))?), __VITE_PRELOAD__\)/g
const wrappedName =
  /__vitePreload\(async \(\) => \{\s+const \{ (\w+) \} = await (import\("[^"]+"\));\s+return \{ \1 \};\s+\}, __VITE_PRELOAD__\)/g

/**
 * Takes Vite's wrapper off dynamic imports (1.1 kB). It preloads a chunk's own styles and imports; we have one style
 * sheet, and nearly everything a page imports is in the base chunk already. A form not known here keeps a wrapper that
 * does nothing.
 */
export const bareDynamicImports = (): Plugin => ({
  name: 'bare-dynamic-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
  renderChunk: {
    order: 'post',
    handler: (code) =>
      code.includes('__vitePreload(')
        ? { code: code.replace(wrappedName, '$2').replace(wrappedImport, '$1'), map: null }
        : null,
  },
})
