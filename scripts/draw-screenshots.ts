import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { CommandError, runCommand } from './command/run-command.ts'
import { freePort } from './local/free-port.ts'
import { stopChild } from './local/child.ts'
import { type Browser, chromium } from 'playwright'
import { encode, sideBySide, type Size, takeView } from './screenshots/take-view.ts'
import { readOptions, type ScreenshotOptions } from './screenshots/options.ts'
import type { Shot } from './screenshots/shots.ts'
import { findChromium } from './test/find-chromium.ts'

const isUp = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(2000) })).ok
  } catch {
    return false
  }
}

/** `npm start` with a market of its own, which goes with it. Resolves when it answers; throws when it ends before. */
const startOwn = async (root: string): Promise<{ url: string; stop: () => Promise<void> }> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sayara-screenshots-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, [join(root, 'scripts', 'start.ts')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
  })
  const ended = once(child, 'exit')
  const stop = async (): Promise<void> => {
    await stopChild(child)
    await rm(dataDir, { recursive: true, force: true })
  }
  while (!(await isUp(url))) {
    if (await Promise.race([ended.then(() => true), delay(500, false)])) {
      await stop()
      throw new CommandError('The instance for the pictures could not be started; the reason is above.')
    }
  }
  return { url, stop }
}

// `npm run screenshots [-- --url http://localhost:3000] [part of a name …]`: takes the README's pictures anew, of a demo market of
// its own, or of a running one (which must be as it was seeded). The pictures are committed.
// `npm run screenshots -- --review <folder>`: takes the screens for a reviewer, at both widths in both languages, into that folder.
const root = join(import.meta.dirname, '..')
const desktop: Size = { width: 1280, height: 800, scale: 1.25 }
const phone: Size = { width: 390, height: 800, scale: 1.25 }

const draw = async (browser: Browser, url: string, shot: Shot): Promise<Buffer> => {
  if ('desktop' in shot) return takeView(browser, url, shot.desktop, desktop)
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

const reviewSizes: readonly Size[] = [
  { width: 360, height: 780, scale: 2 },
  { width: 1440, height: 900, scale: 1 },
]

/** Every screen at both widths in both languages; a README's limit of bytes is not theirs. */
const drawReview = async (
  browser: Browser,
  url: string,
  { folder, chosen }: NonNullable<ScreenshotOptions['review']>,
): Promise<void> => {
  await mkdir(folder, { recursive: true })
  for (const { name, ...view } of chosen)
    for (const language of ['en', 'ar'] as const)
      for (const size of reviewSizes) {
        const file = `${name}-${language}-${size.width}.png`
        await writeFile(join(folder, file), await takeView(browser, url, { ...view, language }, size))
        console.log(file)
      }
}

type Draw = (url: string) => Promise<void>

const drawOwn = async (drawAt: Draw): Promise<void> => {
  const own = await startOwn(root)
  try {
    await drawAt(own.url)
  } finally {
    await own.stop()
  }
}

const main = async (): Promise<void> => {
  const { url, chosen, review } = readOptions(process.argv.slice(2))
  const executablePath = findChromium()
  // Before an instance of our own, which takes minutes and would be left running.
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(executablePath !== undefined && { executablePath }),
  })
  try {
    const drawAt: Draw = (at) => (review ? drawReview(browser, at, review) : drawAll(browser, at, chosen))
    await (url === undefined ? drawOwn(drawAt) : drawAt(url))
  } finally {
    await browser.close()
  }
}

await runCommand(main)
