import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { Plugin, Rolldown } from 'vite'
import { browserTargets } from '#infra/early-script.ts'
import { languages } from '#shared/constants/market.ts'
import { entryFiles, moduleFiles } from './bundle-files.ts'
import { chunkNames } from './chunks.ts'
import { routes } from './src/app/routes.ts'
import type { Namespace } from './src/i18n/namespaces.ts'

/** Besides the chunks that have a name: what else can be opened without a connection. */
const modules = [
  `pages/${routes.dashboard.page}`,
  'features/favorites/offline-favorites.tsx',
  // A visitor's favorites.
  `pages/${routes.favorites.page}`,
]
const namespaces = [
  ...routes.cars.messages,
  ...routes.car.messages,
  ...routes.dashboard.messages,
  ...routes.favorites.messages,
  // The bell of the header, and the tray of cars put aside.
  'notifications',
  'compare',
  // Parts of a car's page: one whose messages are missing would take the page away.
  'evidence',
  'map',
] satisfies readonly Namespace[]

const revisionOf = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 12)

const precachedOf = (bundle: Rolldown.OutputBundle) => {
  const messages = languages.flatMap((language) => namespaces.map((name) => `i18n/${language}/${name}.ts`))
  const named = Object.values(bundle).filter(
    (file) => file.type === 'chunk' && chunkNames.includes(file.name),
  )
  const scripts = [
    ...named.map(({ fileName }) => fileName),
    ...[...modules, ...messages, 'i18n/other-catalogue.ts'].flatMap((module) => [
      ...moduleFiles(bundle, module),
    ]),
  ]
  const html = bundle['index.html']
  if (html?.type !== 'asset') throw new Error('The build has no index.html')
  // The fonts of both scripts: the name of the other language stands on every page.
  const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'))
  // With the index that its page fetched it searches offline after one visit.
  const market = Object.keys(bundle).filter((file) => file.startsWith('assets/market-worker-'))
  if (market.length !== 1) throw new Error('The build has no worker that searches')
  return [
    { url: '/index.html', revision: revisionOf(html.source) },
    // Named by their content.
    ...[...new Set([...entryFiles(bundle), ...scripts, ...fonts, ...market])]
      .toSorted()
      .map((file) => ({ url: `/${file}`, revision: null })),
  ]
}

/**
 * Builds `/sw.js`: the worker with the list of what it keeps from the start, which only the finished bundle knows. With
 * VITE_SERVICE_WORKER=off it is the one that removes itself. After `documents`, which still writes into index.html.
 */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const isOff = process.env['VITE_SERVICE_WORKER'] === 'off'
      const precached = precachedOf(bundle)
      const { outputFiles } = await build({
        entryPoints: [
          join(import.meta.dirname, `src/worker/${isOff ? 'remove-worker' : 'service-worker'}.ts`),
        ],
        bundle: true,
        minify: true,
        write: false,
        format: 'iife',
        target: browserTargets,
        legalComments: 'none',
        define: { precached: JSON.stringify(precached), 'process.env.NODE_ENV': '"production"' },
      })
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: outputFiles[0]!.text })
      // For the byte budgets; below a folder that is not served.
      this.emitFile({
        type: 'asset',
        fileName: '.vite/precached.json',
        source: JSON.stringify(precached.map(({ url }) => url)),
      })
    },
  },
})
