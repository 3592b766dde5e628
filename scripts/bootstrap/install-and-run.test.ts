import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('on Windows a command says where it runs instead, and ends', () => {
  const asWindows = 'data:text/javascript,Object.defineProperty(process,"platform",{value:"win32"})'
  const door = join(import.meta.dirname, '../bootstrap.mjs')
  const { status, stderr } = spawnSync(process.execPath, ['--import', asWindows, door, 'scripts/none.ts'], {
    encoding: 'utf8',
  })
  expect(stderr).toBe(
    'On Windows every command runs in the Linux of WSL (wsl --install) or of a container. Clone it there, and run the same command again.\n',
  )
  expect(status).toBe(1)
})
