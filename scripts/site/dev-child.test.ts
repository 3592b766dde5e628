import { get } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { firstMessage, startChild, stopChild } from '#scripts/local/child.ts'
import { freePort } from '#scripts/local/free-port.ts'
import { temporaryFolder } from '#scripts/local/s3/testing/run-s3.ts'

const script = fileURLToPath(new URL('dev-child.ts', import.meta.url))

const statusFor = (port: number, host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: '/@vite/client', headers: { host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    }).on('error', reject)
  })

test('pages are served while they are edited for the hosts that the gateway lets through, and for no others', async () => {
  const [port, folder] = [await freePort(), await temporaryFolder()]
  const child = startChild(script, {
    env: { WEB_DEV_PORT: String(port), NODE_ENV: 'development', ALLOWED_HOSTS: 'other.local, laptop.local' },
    logFile: join(folder, 'vite.log'),
  })
  onTestFinished(() => stopChild(child))
  await firstMessage(child)
  const hosts = ['localhost:3000', 'laptop.local', 'laptop.local:8443', 'evil.example']
  expect(await Promise.all(hosts.map((host) => statusFor(port, host)))).toEqual([200, 200, 200, 403])
})
