import { createServer } from 'vite'
import { endWithParent, tellParent } from '../local/parent.ts'

// The port comes in WEB_DEV_PORT, which the Vite configuration reads.
const server = await createServer({ configFile: 'web/vite.config.ts', clearScreen: false })
await server.listen()
endWithParent(() => server.close())
tellParent({ ready: true })
