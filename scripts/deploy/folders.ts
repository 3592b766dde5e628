import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { foldersIn } from '#infra/bundle.ts'

const prefix = 'deploy-'

/**
 * Where a deploy of a stage builds. Apart from what every other command builds: one that runs in the same checkout while a deploy waits
 * must not replace what it is about to publish.
 */
export const deployFolders = (root: string, stage: string) => {
  const bundles = join(root, 'dist', `${prefix}${stage}`)
  return {
    bundles,
    maps: foldersIn(bundles).maps,
    site: join(bundles, 'site'),
    assembly: join(bundles, 'cdk.out'),
  }
}

/** The folder with the source maps of the last deploy from this checkout; one that is not there before the first. */
export const lastMaps = async (root: string): Promise<string> => {
  const names = await readdir(join(root, 'dist')).catch((): string[] => [])
  const folders = await Promise.all(
    names
      .filter((name) => name.startsWith(prefix))
      .map(async (name) => {
        const { maps } = deployFolders(root, name.slice(prefix.length))
        return { maps, at: (await stat(maps).catch(() => undefined))?.mtimeMs ?? 0 }
      }),
  )
  return folders.toSorted((a, b) => b.at - a.at)[0]?.maps ?? deployFolders(root, '').maps
}
