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

/**
 * Takes Vite's wrapper off dynamic imports (0.8 kB). It preloads a chunk's own styles and imports; we have one style
 * sheet, and nearly everything a page imports is in the base chunk already.
 */
export const bareDynamicImports = (): Plugin => ({
  name: 'bare-dynamic-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
})
