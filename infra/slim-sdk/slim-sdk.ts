import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { OnLoadResult, Plugin, PluginBuild } from 'esbuild'
import { namesIn, originFinder } from '#infra/slim-sdk/find-origin.ts'
import { literalKeys, versionOnly, withoutUnknownRefusals } from '#infra/slim-sdk/rewrites.ts'

const standIn = (name: string): string => join(import.meta.dirname, `stand-ins/${name}.ts`)

/** Packages, or parts of them, that functions have no use for, and what stands for them. */
export const aliases: Readonly<Record<string, string>> = {
  '@aws-sdk/credential-provider-node': standIn('environment-credentials'),
  '@aws-sdk/middleware-endpoint-discovery': standIn('endpoint-discovery'),
  '@aws-sdk/signature-v4-multi-region': standIn('region-signer'),
  '@smithy/core/event-streams': standIn('event-streams'),
}

const fromStandIn = (file: string, name: string): string =>
  `import { ${name} } from '#infra/slim-sdk/stand-ins/${file}.ts'\n`

const endpointAt = (host: string): string =>
  `${fromStandIn('regional-endpoint', 'regionalEndpoint')}export const defaultEndpointResolver = regionalEndpoint('${host}')`

/** Single files of the SDK by the end of their path, and what stands for them. */
const files: Readonly<Record<string, string>> = {
  'shared-ini-file-loader/loadSharedConfigFiles.js': `${fromStandIn('config-files', 'loadSharedConfigFiles')}export { loadSharedConfigFiles }`,
  'regionConfig/getInstanceMetadataRegion.js': `${fromStandIn('instance-metadata', 'getInstanceMetadataRegion')}export { getInstanceMetadataRegion }`,
  'client-cognito-identity-provider/dist-es/endpoint/endpointResolver.js': endpointAt('cognito-idp'),
  'client-dynamodb/dist-es/endpoint/endpointResolver.js': endpointAt('dynamodb'),
  'client-sesv2/dist-es/endpoint/endpointResolver.js': endpointAt('email'),
  'client-sns/dist-es/endpoint/endpointResolver.js': endpointAt('sns'),
  'client-s3/dist-es/endpoint/endpointResolver.js': `${fromStandIn('bucket-endpoint', 'bucketEndpoint')}export { bucketEndpoint as defaultEndpointResolver }`,
  // Only where AWS_RETRY_MODE says so, and none of our functions is given it.
  'util-retry/AdaptiveRetryStrategy.js': 'export class AdaptiveRetryStrategy {}',
  // Signs events of streams, see above.
  'signature-v4/dist-es/HeaderFormatter.js': 'export class HeaderFormatter {}',
  // Node has these natively; the SDK takes its own only where it finds none.
  'sha256/Sha256Js.js': 'export class Sha256Js {}',
  'sha1/Sha1Js.js': 'export class Sha1Js {}',
  'md5/Md5Js.js': 'export class Md5Js {}',
  'crc32/Crc32Js.js': 'export class Crc32Js {}',
}

const standInFor = (path: string): string | undefined =>
  Object.entries(files).find(([ending]) => path.endsWith(`/${ending}`))?.[1]

const importLine = /^import \{([^}]*)\} from ["']([^"']+)["'];?$/gm
const reexportLine = /^export (?:\*|\{[^}]*\}) from ["'][^"']+["'];$/gm

/** Makes a text import each name of the SDK from the file that defines it. */
const directImports = (build: PluginBuild) => {
  const resolved = new Map<string, Promise<string>>()
  const resolve = (from: string, importer: string): Promise<string> => {
    const resolveDir = dirname(importer)
    const key = from.startsWith('.') ? join(resolveDir, from) : from
    const known =
      resolved.get(key) ??
      build.resolve(from, { kind: 'import-statement', importer, resolveDir }).then(({ path }) => path)
    resolved.set(key, known)
    return known
  }
  const originOf = originFinder(resolve)

  return async (path: string, text: string): Promise<string> => {
    const lines = new Map<string, string>()
    for (const [line, list = '', from = ''] of text.matchAll(importLine)) {
      if (!/^(?:\.|@aws-sdk\/|@smithy\/)/.test(from)) continue
      const each = await Promise.all(
        namesIn(list).map(async ({ name, alias }) => {
          const origin = (await originOf(name, from, path)) ?? { name, file: from }
          return `import { ${origin.name} as ${alias} } from ${JSON.stringify(origin.file)};`
        }),
      )
      lines.set(line, each.join(' '))
    }
    return text.replaceAll(importLine, (line) => lines.get(line) ?? line)
  }
}

/**
 * The SDK without what functions have no use for, and imported file by file. esbuild leaves out of a chunk only what no
 * handler at all uses: through the SDK's barrels a reader of the table would load the XML of S3 and the queries of SNS.
 * The API tests that `vitest.config.ts` lists as `bundles` run what comes out.
 */
export const slimSdk: Plugin = {
  name: 'slim-sdk',
  setup: (build) => {
    const direct = directImports(build)
    const load = async (path: string): Promise<OnLoadResult> => {
      const contents = standInFor(path)
      if (contents !== undefined) return { contents, loader: 'ts', resolveDir: import.meta.dirname }
      const text = await readFile(path, 'utf8')
      const schemas = path.endsWith('/schemas_0.js') ? withoutUnknownRefusals(literalKeys(text)) : text
      // Nobody imports through it any more, and what it passes on would count as used.
      return { contents: (await direct(path, schemas)).replaceAll(reexportLine, ''), loader: 'js' }
    }
    const sdk = String.raw`node_modules/(?:@aws-sdk|@smithy)/[^/]+`
    build.onLoad({ filter: new RegExp(`${sdk}/dist-es/.*\\.js$`) }, ({ path }) => load(path))
    build.onLoad({ filter: new RegExp(`${sdk}/package\\.json$`) }, async ({ path }) => ({
      contents: versionOnly(await readFile(path, 'utf8')),
      loader: 'json',
    }))
    build.onLoad({ filter: /\/(?:functions|infra)\/.*\.ts$/ }, async ({ path }) => ({
      contents: await direct(path, await readFile(path, 'utf8')),
      loader: 'ts',
    }))
  },
}
