import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { photoObjects } from '#scripts/seed/demo-pictures.ts'
import type { PlannedPhoto } from '#scripts/seed/market/photos.ts'
import { startChild, untilDone } from '../local/child.ts'
import type { Cloud } from '../local/cloud.ts'
import { seedMarker } from './seed-marker.ts'

const script = fileURLToPath(new URL('seed-child.ts', import.meta.url))

export type SeedOptions = {
  env: Readonly<Record<string, string>>
  logFile: string
  onStart: (child: ChildProcess) => void
  onProgress: (made: number, total: number) => void
  addFiles: Cloud['addFiles']
}

type Message = { made?: number; total?: number; photos?: readonly PlannedPhoto[] }

/**
 * Fills an empty store with the demo market, in a process of its own. The table notes that it has begun, and in the
 * very end that it is complete, so that an interrupted one is recognised and done again. Throws when it fails.
 */
export const seedStore = async ({
  env,
  logFile,
  onStart,
  onProgress,
  addFiles,
}: SeedOptions): Promise<void> => {
  const marker = seedMarker(env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '')
  await marker.write('begun')
  const child = startChild(script, { env, logFile })
  onStart(child)
  const stored: Promise<void>[] = []
  child.on('message', ({ made, total, photos }: Message) => {
    if (made !== undefined && total !== undefined) onProgress(made, total)
    if (!photos) return
    const adding = addFiles(photos.flatMap(({ uploadId, picture }) => photoObjects(uploadId, picture)))
    // When the child fails, the store is closed under it.
    adding.catch(() => {})
    stored.push(adding)
  })
  await untilDone(child).catch((cause) => {
    throw new Error(`The demo data could not be made; see ${logFile}.`, { cause })
  })
  await Promise.all(stored)
  await marker.write('seeded')
}
