import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { claimOrRunning } from '#scripts/admin/tables.ts'
import { productName } from '#shared/constants/market.ts'
import { CommandError } from '#scripts/command/run-command.ts'
import { startCloud } from '#scripts/local/cloud.ts'
import { freePort } from '#scripts/local/free-port.ts'
import { runGateway } from '#scripts/local/gateway/run-gateway.ts'
import { jobsToCome } from '#scripts/local/jobs/jobs-to-come.ts'
import { readRunningNote } from '#scripts/start/running-note.ts'

type Market = { env: Readonly<Record<string, string>>; url: string; close: () => Promise<void> }

/**
 * The market of a data directory of this machine with its API: the instance that runs in it, or one that is opened for as long as it
 * takes. @throws CommandError when the directory holds none yet, or its instance is of an older version
 */
export const openMarket = async (dataDir: string): Promise<Market> => {
  const release = existsSync(dataDir) ? claimOrRunning(dataDir) : () => {}
  if (!release) {
    const running = readRunningNote(dataDir)
    if (!running?.s3)
      throw new CommandError(
        `${productName.en} is just starting in ${dataDir}, or is an older one. Start it anew, and try again.`,
      )
    const env = { AWS_ENDPOINT_URL_DYNAMODB: running.dynamodb, AWS_ENDPOINT_URL_S3: running.s3 }
    return { env, url: running.site, close: async () => {} }
  }
  const folder = join(dataDir, 'cloud')
  if (!existsSync(folder)) {
    release()
    throw new CommandError(
      `There is no market in ${dataDir} yet. "npm start" makes one; DATA_DIR names another.`,
    )
  }
  const logDir = join(dataDir, 'logs')
  const port = await freePort()
  const url = `http://localhost:${port}`
  // No job runs here. An upload that waits for one is neither done nor a failure: it waits on, and the next start delivers it.
  const { onObjectCreated } = jobsToCome()
  const cloud = await startCloud({
    dataDir: folder,
    logDir,
    siteOrigin: url,
    onObjectCreated,
  })
  const gateway = await runGateway({ env: cloud.env, port, logFile: join(logDir, 'drill.log') })
  return {
    env: cloud.env,
    url,
    close: async () => {
      await gateway.stop()
      await cloud.stop()
      release()
    },
  }
}
