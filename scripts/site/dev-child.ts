import { createServer } from 'vite'
import { allowedHosts } from '../local/allowed-hosts.ts'
import { endWithParent, tellParent } from '../local/parent.ts'

// The port comes in WEB_DEV_PORT, which the Vite configuration reads.
const server = await createServer({
  configFile: 'web/vite.config.ts',
  clearScreen: false,
  // The gateway hands on the host that was asked for, which Vite judges again.
  server: { allowedHosts: allowedHosts() },
})
await server.listen()
endWithParent(() => server.close())
tellParent({ ready: true })
