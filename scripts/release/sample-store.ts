import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import type { Item } from '#functions/data/table.ts'
import { itemsOf } from '#scripts/drill/compare-tables.ts'
import { startCloud } from '#scripts/local/cloud.ts'
import { localCredentials, localRegion } from '#scripts/local/credentials.ts'
import { localNames } from '#scripts/local/names.ts'
import { seedStore } from '#scripts/start/seed-store.ts'
import { sampleItems } from './sample-items.ts'

/** Makes a demo market in a folder of its own and returns `sampleItems` of its table. */
export const sampleOfDemo = async (): Promise<Item[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'sayara-'))
  const cloud = await startCloud({
    dataDir: join(folder, 'cloud'),
    logDir: folder,
    siteOrigin: 'http://localhost',
  })
  try {
    const logFile = join(folder, 'seed.log')
    await seedStore({ env: cloud.env, addFiles: cloud.addFiles, logFile })
    const endpoint = cloud.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? ''
    const client = new DynamoDBClient({ endpoint, region: localRegion, credentials: localCredentials })
    const items: Item[] = []
    for await (const item of itemsOf(DynamoDBDocumentClient.from(client), localNames.TABLE_NAME))
      items.push(item)
    return sampleItems(items)
  } finally {
    await cloud.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
