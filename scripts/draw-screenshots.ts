import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { encode, sideBySide, takeView, type Size } from './screenshots/take-view.ts'
import { readOptions } from './screenshots/options.ts'
import { startOwn } from './screenshots/own-instance.ts'
import type { Shot } from './screenshots/shots.ts'
import { findChromium } from './test/find-chromium.ts'

// `npm run screenshots [-- --url http://localhost:3000] [part of a name …]`: takes the README's pictures anew, of a demo market of
// its own, or of a running one (which must be as it was seeded). The pictures are committed.
const root = join(import.meta.dirname, '..')
const desk: Size = { width: 1280, height: 800, scale: 1.25 }
const phone: Size = { width: 390, height: 800, scale: 1.25 }

const draw = async (browser: Browser, url: string, shot: Shot): Promise<Buffer> => {
  if ('desk' in shot) return takeView(browser, url, shot.desk, desk)
  const pngs: Buffer[] = []
  for (const view of shot.phones) pngs.push(await takeView(browser, url, view, phone))
  return sideBySide(pngs)
}

const drawAll = async (browser: Browser, url: string, chosen: readonly Shot[]): Promise<void> => {
  for (const shot of chosen) {
    const webp = await encode(await draw(browser, url, shot))
    await writeFile(join(root, 'web', 'screenshots', `${shot.name}.webp`), webp)
    console.log(`${shot.name}.webp ${webp.length} bytes`)
  }
}

const drawOwn = async (browser: Browser, chosen: readonly Shot[]): Promise<void> => {
  const own = await startOwn(root)
  try {
    await drawAll(browser, own.url, chosen)
  } finally {
    await own.stop()
  }
}

const main = async (): Promise<void> => {
  const { url, chosen } = readOptions(process.argv.slice(2))
  const executablePath = findChromium()
  // Before an instance of our own, which takes minutes and would be left running.
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(executablePath !== undefined && { executablePath }),
  })
  try {
    await (url === undefined ? drawOwn(browser, chosen) : drawAll(browser, url, chosen))
  } finally {
    await browser.close()
  }
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
if (process.connected) process.disconnect()
