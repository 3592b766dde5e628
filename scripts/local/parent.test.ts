import { spawnSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test.runIf(process.platform === 'linux')('a child lives on where its log lies on a full disk', () => {
  const full = openSync('/dev/full', 'w')
  const code = `import { outliveFullLog } from '${join(import.meta.dirname, 'parent.ts')}'
    outliveFullLog()
    process.stdout.write('lost')
    setTimeout(() => { process.stdout.write('lost'); setTimeout(() => process.exit(7), 20) }, 20)`
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', full, full],
    timeout: 30_000,
  })
  closeSync(full)
  expect(status).toBe(7)
})
