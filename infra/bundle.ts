import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type BuildOptions, type Plugin } from 'esbuild'
import { jobAccess } from '#infra/access.ts'
import { handlerPath, jobPath } from '#infra/handler-path.ts'
import { packSharp } from '#infra/pack-sharp.ts'
import { contracts, liveRoutes, type LiveRouteId } from '#shared/api/routes.ts'

const root = join(import.meta.dirname, '..')

/** Folders with what Lambda runs. */
export type BundleFolders = {
  /** All routes and jobs but those with pictures: every handler is one small file and shares the rest in chunks. */
  functions: string
  /** Those that decode or draw pictures, with sharp and its binaries beside them. */
  pictures: string
}

/** The routes that need sharp. */
export const pictureRoutes: readonly LiveRouteId[] = ['getPlateImage']

/**
 * The ESM facade of node:http evaluates lazy getters that load all of undici, about 20 ms of every cold start
 * (nodejs/node#59686). Asking the process for the module does not.
 */
const lazyHttp: Plugin = {
  name: 'lazy-http',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^(?:node:)?http$/ }, () => ({ path: 'node:http', namespace: 'lazy-http' }))
    onLoad({ filter: /.*/, namespace: 'lazy-http' }, () => ({
      contents: `module.exports = process.getBuiltinModule('node:http')`,
    }))
  },
}

const options = (outdir: string, files: readonly string[]): BuildOptions => ({
  absWorkingDir: root,
  entryPoints: files.map((file) => `functions/${file}.ts`),
  outbase: 'functions',
  outdir,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  // Without it esbuild takes the CommonJS build of the SDK, half as large again.
  mainFields: ['module', 'main'],
  minify: true,
  legalComments: 'none',
  outExtension: { '.js': '.mjs' },
  chunkNames: 'chunks/[hash]',
  alias: { '@aws-sdk/credential-provider-node': join(import.meta.dirname, 'lambda-credentials.ts') },
  plugins: [lazyHttp],
  logLevel: 'silent',
})

const pictureEntries = [
  ...pictureRoutes.map((id) => handlerPath(contracts[id])),
  jobPath('processPhoto'),
  jobPath('processDocument'),
]

/** Every file that some function starts with, but those with pictures. */
const entries = (): string[] =>
  [...liveRoutes.map(handlerPath), ...Object.keys(jobAccess).map(jobPath)].filter(
    (path) => !pictureEntries.includes(path),
  )

/**
 * Bundles the functions below `into`. The whole set shares one folder (0.6 MB instead of 20, built in half a second), at
 * the price that a change of one function deploys all.
 * @throws Error when a live route has no handler, or something does not build
 */
export const bundle = async (into = join(root, 'dist')): Promise<BundleFolders> => {
  const folders = { functions: join(into, 'functions'), pictures: join(into, 'pictures') }
  await Promise.all(Object.values(folders).map((folder) => rm(folder, { recursive: true, force: true })))
  await Promise.all([
    build({ ...options(folders.functions, entries()), splitting: true }),
    // sharp loads a binary of its own platform, which no bundler can take in.
    build({ ...options(folders.pictures, pictureEntries), splitting: true, external: ['sharp'] }),
  ])
  await packSharp(root, folders.pictures)
  return folders
}
