import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { S3Client } from '@aws-sdk/client-s3'
import { readBytes, readReleases } from '#scripts/deploy/releases.ts'
import { CommandError } from '#scripts/command/run-command.ts'
import type { FindMap } from './trace-stack.ts'

const ending = '.mjs.map'

/** Every source map of a folder, made small, by handler: `listings/get-listing`. None where the folder is missing. */
export const readMaps = async (folder: string): Promise<Map<string, Uint8Array>> => {
  const files = await readdir(folder, { recursive: true }).catch((): string[] => [])
  const maps = new Map<string, Uint8Array>()
  for (const file of files.filter((name) => name.endsWith(ending))) {
    const path = join(folder, file)
    const handler = relative(folder, path).split(sep).join('/').slice(0, -ending.length)
    maps.set(handler, await promisify(gzip)(await readFile(path)))
  }
  return maps
}

/** The maps of a folder on this machine. */
export const mapsIn =
  (folder: string): FindMap =>
  async (handler) =>
    readFile(join(folder, `${handler}${ending}`), 'utf8').catch(() => undefined)

/**
 * The maps that a release of a stage has kept: the last one, or the last whose time begins with `release`.
 * @throws CommandError when there is no such release
 */
export const mapsOfRelease = async (
  client: S3Client,
  bucket: string,
  release: string | undefined,
): Promise<FindMap> => {
  const releases = [...(await readReleases(client, bucket)).values()]
  const found = releases.findLast(({ at, isLive }) => (release ? at.startsWith(release) : isLive))
  if (!found)
    throw new CommandError(
      `There is no such release; there are ${releases.map(({ at }) => at).join(', ') || 'none'}.`,
    )
  return async (handler) => {
    const key = found.maps?.[handler]
    return key ? String(await promisify(gunzip)(await readBytes(client, bucket, key))) : undefined
  }
}
