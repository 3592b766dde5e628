import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type BuildOptions, type Plugin } from 'esbuild'
import { internalFunctions } from '#infra/internal-functions.ts'
import { jobs } from '#infra/jobs.ts'
import { handlerPath, internalPath, jobPath } from '#infra/handler-path.ts'
import { packPictures } from './picture-packages.ts'
import { contracts, liveRoutes, type RouteId } from '#shared/api/routes.ts'

const root = join(import.meta.dirname, '..')

/** Output folders of the bundles that Lambda runs. */
export type BundleFolders = {
  /** All routes and jobs but those with pictures: every handler is one small file and shares the rest in chunks. */
  functions: string
  /** The same handlers as deployed, each with a folder of its own that holds one file: `codeFolder`. */
  packages: string
  /** Handlers that decode or draw pictures, with sharp and its binaries beside them. */
  pictures: string
}

/** The output folders of `bundle` below `into`. */
export const foldersIn = (into: string): BundleFolders => ({
  functions: join(into, 'functions'),
  packages: join(into, 'packages'),
  pictures: join(into, 'pictures'),
})

/** The folder that is deployed for a handler: `listings/get-listing.mjs` is at that path below it. */
export const codeFolder = ({ packages, pictures }: BundleFolders, handler: string): string =>
  pictureEntries.includes(handler) ? pictures : join(packages, handler)

/** The routes that need sharp. */
export const pictureRoutes: readonly RouteId[] = ['getPlateImage', 'getListingImage']

/**
 * Some of Node's own modules without their ESM facades, which evaluate every lazy getter as they are imported: that of node:http loads all of
 * undici, about 20 ms of every cold start; those of node:https and node:util cost 5 ms each, node:fs and node:process 3 ms
 * (nodejs/node#59686). Asking the process for the module evaluates none.
 */
const plainBuiltins: Plugin = {
  name: 'plain-builtins',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^(?:node:)?(?:fs|https?|process|util)$/ }, ({ path }) => ({
      path: `node:${path.replace('node:', '')}`,
      namespace: 'plain-builtins',
    }))
    onLoad({ filter: /.*/, namespace: 'plain-builtins' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule('${path}')`,
    }))
  },
}

const carNames = join(root, 'shared/reference/arabic-car-names.ts')

/** The Arabic car names are computed from the list of all cars, which a handler need not load: its bundle gets the result. */
const precomputed: Plugin = {
  name: 'precomputed',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\/arabic-car-names\.ts$/ }, async () => {
      const exports: Record<string, unknown> = await import(pathToFileURL(carNames).href)
      const lines = Object.entries(exports).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)}`,
      )
      return { contents: lines.join('\n'), loader: 'js' }
    })
  },
}

const options = (outdir: string, files: readonly string[]): BuildOptions => ({
  absWorkingDir: root,
  entryPoints: files.map((file) => `functions/${file}.ts`),
  outbase: 'functions',
  outdir,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  // Without it esbuild takes the CommonJS build of the SDK, half as large again.
  mainFields: ['module', 'main'],
  minify: true,
  // Arabic as two bytes a letter instead of an escape of six.
  charset: 'utf8',
  legalComments: 'none',
  outExtension: { '.js': '.mjs' },
  // A letter for a folder: every handler names twenty chunks.
  chunkNames: 'c/[hash]',
  alias: {
    '@aws-sdk/credential-provider-node': join(import.meta.dirname, 'environment-credentials.ts'),
  },
  plugins: [plainBuiltins, precomputed],
  // An import that finds nothing is only a warning in packages; at run time it is undefined.
  logOverride: { 'import-is-undefined': 'error' },
  logLevel: 'silent',
})

/** Every handler with pictures. */
export const pictureEntries = [
  ...pictureRoutes.map((id) => handlerPath(contracts[id])),
  jobPath('processPhoto'),
  jobPath('processDocument'),
]

/** Every handler but those with pictures: `listings/get-listing`. */
export const plainEntries = (): string[] =>
  [
    ...liveRoutes.map(handlerPath),
    ...Object.keys(jobs).map(jobPath),
    ...Object.keys(internalFunctions).map(internalPath),
  ].filter((path) => !pictureEntries.includes(path))

/**
 * One file for each handler, of the chunks that it loads: Node resolves, opens and links some sixty of them in a cold start, a quarter of its
 * time (`npm run bench -- cold-start`). And a function is deployed when something in it has changed, instead of all whenever anything has.
 */
const packEach = async ({ functions, packages }: BundleFolders): Promise<void> => {
  await build({
    entryPoints: plainEntries().map((path) => ({
      in: join(functions, `${path}.mjs`),
      out: join(path, path),
    })),
    outdir: packages,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    outExtension: { '.js': '.mjs' },
    logLevel: 'silent',
  })
}

/**
 * Bundles the functions below `into`: all of them in one go, so that each source is read and made small once, then each by itself.
 * @throws Error when a live route has no handler, or something does not build
 */
export const bundle = async (into = join(root, 'dist')): Promise<BundleFolders> => {
  const folders = foldersIn(into)
  await Promise.all(Object.values(folders).map((folder) => rm(folder, { recursive: true, force: true })))
  await Promise.all([
    build(options(folders.functions, plainEntries())),
    // sharp loads a binary of its own platform, which no bundler can take in.
    build({ ...options(folders.pictures, pictureEntries), splitting: false, external: ['sharp'] }),
  ])
  await Promise.all([packEach(folders), packPictures(root, folders.pictures)])
  return folders
}
