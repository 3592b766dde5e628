import { build } from 'vite'
import { endWhenDone, endWithParentEvenWhenBusy } from '../local/parent.ts'

// Bundling takes all of a processor; in its own process it leaves the stores and the seeding next to it alone.
endWithParentEvenWhenBusy()
const [outDir = ''] = process.argv.slice(2)
await build({
  configFile: 'web/vite.config.ts',
  logLevel: 'warn',
  build: { outDir, emptyOutDir: true },
})
endWhenDone()
