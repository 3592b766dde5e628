import { startCloud } from '#scripts/local/cloud.ts'
import { endWithParent, tellParent } from '#scripts/local/parent.ts'

// A process with a local cloud in it, for the test that kills it.
const [folder = ''] = process.argv.slice(2)
const cloud = await startCloud({
  dataDir: folder,
  logDir: folder,
  siteOrigin: 'http://localhost:3000',
})
endWithParent(cloud.stop)
tellParent({ env: cloud.env })
