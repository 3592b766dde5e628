import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// `npm start` on an empty directory of its own, which goes when the journeys are over.
const dataDir = mkdtempSync(join(tmpdir(), 'sayara-journeys-'))
// Its children load it too.
const feedsHere = `--import=${new URL('feeds-here.ts', import.meta.url).href}`
const start = spawn('node', ['scripts/start.ts'], {
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR: dataDir, NODE_OPTIONS: feedsHere, LOCAL_TRUST_FORWARDED_FOR: '1' },
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => start.kill(signal))
start.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(code ?? 1)
})
