import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { browserTargets } from '#infra/early-script.ts'
import { chunkGroups } from './chunks.ts'
import { cutFonts } from './cut-fonts.ts'
import { documents } from './documents.ts'
import { define } from './render-shells.ts'
import { serviceWorker } from './service-worker.ts'
import { webManifests } from './web-manifests.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), cutFonts(), webManifests(), documents(), serviceWorker()],
  // The local gateway is the one origin: it serves `/api` itself and hands everything else to this server.
  server: { host: '127.0.0.1', port: Number(process.env['WEB_DEV_PORT'] ?? 5173), strictPort: true },
  define,
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: browserTargets,
    modulePreload: false,
    assetsInlineLimit: 0,
    // One sheet, which the documents carry: a lazy chunk has none of its own to wait for.
    cssCodeSplit: false,
    rolldownOptions: {
      // They are about the machine, and stand in the first lines that a newcomer with a slow one reads.
      checks: { bundlerTimings: false },
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: { groups: chunkGroups },
        // A shared chunk's own name lists all who share it.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
      },
    },
  },
})
