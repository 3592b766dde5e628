import { defineConfig, type PlaywrightTestConfig } from 'playwright/test'
import type { StoryOptions } from './support/story-test.ts'

const port = Number(process.env['E2E_PORT'] ?? 4310)

// Sandbox, GPU and the browser's own calls home are what a machine without a desktop or a network cannot give.
const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// The narrowest screen that is still common.
const mobile = { width: 360, height: 780 }
const desktop = { width: 1440, height: 900 }

// The quick run opens mobile and desktop in one language each: whatever breaks in a single one of the four has its own unit
// test. A journey that neither width nor language decides is made once there, with the tag of the place where it is made.
const quick: Readonly<Record<string, RegExp>> = { 'en 1440': /@mobile/, 'ar 360': /@desktop/ }
const isQuick = process.env['JOURNEYS'] === 'quick'

const projects: PlaywrightTestConfig<StoryOptions>['projects'] = (['en', 'ar'] as const)
  .flatMap((language) =>
    [mobile, desktop].map((viewport) => ({
      name: `${language} ${viewport.width}`,
      use: { language, viewport },
    })),
  )
  .filter(({ name }) => !isQuick || name in quick)
  .map((project) => ({ ...project, ...(isQuick && { grepInvert: quick[project.name] }) }))

/** The journeys: each as a person would make it, in both languages, on mobile and on desktop. */
export default defineConfig<StoryOptions>({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A busy machine may make a journey miss a moment. `npm test` names each that needed its second try.
  retries: 1,
  // A developing photo and a new search index are waited for, never slept for. All of these are against hanging, no measures.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  projects,
  use: {
    baseURL: `http://localhost:${port}`,
    // A button that never becomes pressable is reported at once, by name, and not after the whole journey's timeout.
    actionTimeout: 60_000,
    // A journey sees what the server says now; what is kept for later has a journey of its own.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording takes half as much time as the journey itself, so a journey is recorded when it is tried again.
    trace: 'on-first-retry',
    launchOptions: {
      args: chromiumFlags,
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
    },
  },
  webServer: {
    command: 'node web/e2e/support/serve.ts',
    cwd: '../..',
    url: `http://localhost:${port}/api/health`,
    env: { PORT: String(port) },
    // While writing a journey: start the site once and name its port in E2E_PORT.
    reuseExistingServer: !process.env['CI'],
    // The very first start: it draws the demo market.
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'pipe',
  },
})
