import type { Plugin } from 'vite'

// What only routers with loaders need, which are none of ours: each text of the library, and what stands for it. A hook that every link
// would call to prefetch in the framework mode; navigation by route id; the boundary that shows a loader's error.
const withoutLoaders: readonly (readonly [text: string, instead: string])[] = [
  ['function PrefetchPageLinks(', 'const PrefetchPageLinks = () => null\nfunction UnusedPrefetch('],
  ['function usePrefetchBehavior(', 'const usePrefetchBehavior = () => []\nfunction UnusedBehavior('],
  ['isDataRoute ? useNavigateStable() : useNavigateUnstable()', 'useNavigateUnstable()'],
  ['let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = undefined;'],
  ['var defaultErrorElement = ', 'const defaultErrorElement = null\nconst unusedErrorElement = '],
  ['var RenderErrorBoundary = class', 'const RenderErrorBoundary = null\nconst UnusedBoundary = class'],
  ['RenderErrorBoundary.contextType = RSCRouterContext;', ''],
  ['validMutationMethods = new Set(', 'validMutationMethods = /* @__PURE__ */ new Set('],
  ['validRequestMethods = new Set(', 'validRequestMethods = /* @__PURE__ */ new Set('],
]

const replaceOnce = (code: string, text: string, instead: string): string => {
  if (!code.includes(text)) throw new Error(`react-router has changed: it no longer says "${text}"`)
  return code.replace(text, instead)
}

/**
 * Lets the bundler leave out the parts of react-router that we never use, 4 kB on every page. `displayName` assignments
 * and unmarked `forwardRef` calls look like side effects to it (Form, ScrollRestoration, Scripts). Fails when the library no longer
 * has a text that is replaced.
 */
export const lighterRouter = (): Plugin => ({
  name: 'lighter-router',
  apply: 'build',
  transform: {
    filter: {
      id: /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/,
      code: 'function usePrefetchBehavior(',
    },
    handler: (code) => ({
      code: withoutLoaders
        .reduce((made, [text, instead]) => replaceOnce(made, text, instead), code)
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/ = (React\d*\.(?:forwardRef|createContext|memo)\()/g, ' = /* @__PURE__ */ $1'),
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

// Tailwind says twice where its variables begin: by @property, and for browsers without it, of which none is among the build's targets.
const withoutProperty = /@layer properties\{@supports [^{]*\{[^{}]*\{[^{}]*\}\}\}/

/** Takes the second of these out of the sheet, 0.3 kB that stand in every document. Fails when Tailwind no longer writes it so. */
export const lighterSheet = (): Plugin => ({
  name: 'lighter-sheet',
  apply: 'build',
  generateBundle: {
    // When it is minified.
    order: 'post',
    handler: (_, bundle) => {
      // The photo viewer has a sheet of its own, which is not Tailwind's.
      const sheet = Object.values(bundle).find(
        (file) =>
          file.type === 'asset' &&
          file.fileName.endsWith('.css') &&
          withoutProperty.test(String(file.source)),
      )
      if (sheet?.type !== 'asset')
        throw new Error('Tailwind has changed: no sheet has a layer for browsers without @property')
      sheet.source = String(sheet.source).replace(withoutProperty, '')
    },
  },
})
