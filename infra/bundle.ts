import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
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
  /** The source maps of what is deployed, which is not deployed with it: `listings/get-listing.mjs.map`. */
  maps: string
}

/** The output folders of `bundle` below `into`. */
export const foldersIn = (into: string): BundleFolders => ({
  functions: join(into, 'functions'),
  packages: join(into, 'packages'),
  pictures: join(into, 'pictures'),
  maps: join(into, 'maps'),
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

const certificates = /^(?:@peculiar\/(?:x509|asn1-android|asn1-rsa|asn1-x509-post-quantum)|reflect-metadata)$/

/**
 * The library that checks passkeys without what it reads certificates by, 125 kB: those of authenticators are refused before
 * (functions/identity/verify-passkey.ts), and it would ask addresses in them whether they are revoked.
 */
const withoutCertificates: Plugin = {
  name: 'without-certificates',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: certificates }, ({ path }) => ({
      path,
      namespace: 'without-certificates',
    }))
    onLoad({ filter: /.*/, namespace: 'without-certificates' }, () => ({ contents: 'module.exports = {}' }))
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
  // The code itself is in the repository.
  sourcesContent: false,
  // Arabic as two bytes a letter instead of an escape of six.
  charset: 'utf8',
  legalComments: 'none',
  outExtension: { '.js': '.mjs' },
  // A letter for a folder: every handler names twenty chunks.
  chunkNames: 'c/[hash]',
  alias: {
    '@aws-sdk/credential-provider-node': join(import.meta.dirname, 'environment-credentials.ts'),
  },
  plugins: [plainBuiltins, precomputed, withoutCertificates],
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
const packEach = async ({ functions, packages }: BundleFolders, hasMaps: boolean): Promise<void> => {
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
    ...(hasMaps && { sourcemap: 'external', sourcesContent: false }),
    charset: 'utf8',
    legalComments: 'none',
    outExtension: { '.js': '.mjs' },
    logLevel: 'silent',
  })
}

/** Takes the source maps out of what is deployed, and lets them name their sources from the project's folder on. */
const moveMaps = async (folders: BundleFolders): Promise<void> => {
  for (const path of [...plainEntries(), ...pictureEntries]) {
    const file = join(codeFolder(folders, path), `${path}.mjs.map`)
    const map = JSON.parse(await readFile(file, 'utf8')) as { sources: string[] }
    const sources = map.sources.map((source) => relative(root, resolve(dirname(file), source)))
    const moved = join(folders.maps, `${path}.mjs.map`)
    await mkdir(dirname(moved), { recursive: true })
    await writeFile(moved, JSON.stringify({ ...map, sources }))
    await rm(file)
  }
}

/**
 * Bundles the functions below `into`: all of them in one go, so that each source is read and made small once, then each by itself.
 * With `hasMaps` also their source maps, which are larger than all else and take as long.
 * @throws Error when a live route has no handler, or something does not build
 */
export const bundle = async (into = join(root, 'dist'), hasMaps = false): Promise<BundleFolders> => {
  const folders = foldersIn(into)
  await Promise.all(Object.values(folders).map((folder) => rm(folder, { recursive: true, force: true })))
  await Promise.all([
    // Linked, so that the second bundling finds the maps of the first.
    build({ ...options(folders.functions, plainEntries()), ...(hasMaps && { sourcemap: 'linked' }) }),
    // sharp loads a binary of its own platform, which no bundler can take in.
    build({
      ...options(folders.pictures, pictureEntries),
      splitting: false,
      external: ['sharp'],
      ...(hasMaps && { sourcemap: 'external' }),
    }),
  ])
  await Promise.all([packEach(folders, hasMaps), packPictures(root, folders.pictures)])
  if (hasMaps) await moveMaps(folders)
  return folders
}
