import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startCloud, type Cloud, type CloudOptions } from '../local/cloud.ts'
import { emptyEndpoint } from './empty-endpoint.ts'
import type { StartOptions } from './options.ts'
import { seedMarker } from './seed-marker.ts'

export type Store = { cloud: Cloud; needsSeed: boolean }

type Settings = Pick<StartOptions, 'dataDir' | 'awsEndpoint'> & Omit<CloudOptions, 'dataDir' | 'awsEndpoint'>

// Each endpoint has its own user pool: an account without its profile, or the other way round, could not be used.
const folderOf = ({ dataDir, awsEndpoint }: Settings): string =>
  join(
    dataDir,
    awsEndpoint ? `cloud-${createHash('sha256').update(awsEndpoint).digest('hex').slice(0, 8)}` : 'cloud',
  )

/**
 * Starts the local cloud. A store that is empty, or whose seeding was interrupted, comes back with nothing in it and
 * `needsSeed`; any other comes as it is, even when we did not fill it.
 */
export const openStore = async (settings: Settings): Promise<Store> => {
  const dataDir = folderOf(settings)
  const wasThere = existsSync(dataDir)
  const cloud = await startCloud({ ...settings, dataDir })
  try {
    const state = await seedMarker(cloud.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '').read()
    if (state === 'seeded' || state === 'foreign') return { cloud, needsSeed: false }
    if (!wasThere && state === 'empty') return { cloud, needsSeed: true }
    await cloud.stop()
    await rm(dataDir, { recursive: true, force: true })
    // An endpoint's data is only ours to remove when our own note in it says so.
    if (settings.awsEndpoint && state === 'begun') await emptyEndpoint(settings.awsEndpoint)
    return { cloud: await startCloud({ ...settings, dataDir }), needsSeed: true }
  } catch (error) {
    await cloud.stop()
    throw error
  }
}
