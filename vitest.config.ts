import react from '@vitejs/plugin-react'
import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { isNightly } from './functions/trust/mode.ts'
import { LongestFirst } from './scripts/test/longest-first.ts'
import { needsOwnProcess } from './scripts/test/own-process.ts'

const elsewhere = ['**/node_modules/**', '**/dist/**', '**/cdk.out/**', '**/.data/**']

// `npm test` names the browser that it has found or installed.
const chromium = process.env['CHROMIUM_PATH']

// Hashing would be a tenth of all the work: see scripts/local/cognito/passwords.ts.
process.env['LOCAL_PASSWORD_COST'] ??= '256'

const unitFiles = '{functions,infra,scripts,shared,web}/**/*.test.{ts,tsx}'
const apiFiles = 'functions/**/*.api.test.ts'
const renderFiles = 'web/src/**/*.render.test.tsx'
const trustFiles = 'functions/trust/**/*.trust.test.ts'

const awayFromTheHour = 'functions/testing/away-from-the-hour.ts'

// Against hanging, since a busy machine may be slow: Vitest's own second is a measure.
const expectation = { poll: { timeout: 60_000 } }

const unit = {
  expect: expectation,
  exclude: [...elsewhere, apiFiles, trustFiles, renderFiles],
  // A limit against hanging, not a measure: the largest synthesises every stack on a busy machine.
  testTimeout: 1_800_000,
  hookTimeout: 1_800_000,
}

// Over HTTP, against everything a deployed stage has.
const api = {
  expect: expectation,
  exclude: elsewhere,
  globalSetup: ['functions/testing/global-setup.ts'],
  setupFiles: [awayFromTheHour, 'functions/testing/wait-for-stores.ts'],
  // Against hanging on a slow machine: one place holds the limits, and a test has a lower one only as a measure.
  testTimeout: 600_000,
  hookTimeout: 600_000,
}

const [unitAlone, apiAlone] = [needsOwnProcess(unitFiles), needsOwnProcess(apiFiles)]

export default defineConfig({
  test: {
    // Vitest would leave a core free. More would not: with four, crowds of API tests find the store busy.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          include: [unitFiles],
          exclude: [...unit.exclude, ...unitAlone],
          isolate: false,
        },
      },
      { test: { ...unit, name: 'unit-alone', include: unitAlone } },
      {
        // Components in a real browser, because dialogs, popovers and directions are the browser's own.
        plugins: [react(), tailwindcss()],
        test: {
          name: 'components',
          include: [renderFiles],
          exclude: elsewhere,
          testTimeout: 600_000,
          hookTimeout: 600_000,
          expect: { poll: { ...expectation.poll, interval: 10 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              // Against hanging: a press waits until its button can be pressed.
              actionTimeout: 30_000,
              launchOptions: {
                ...(chromium !== undefined && { executablePath: chromium }),
                args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
              },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }],
          },
        },
      },
      {
        test: {
          ...api,
          name: 'api',
          include: [apiFiles],
          exclude: [...elsewhere, ...apiAlone],
          isolate: false,
        },
      },
      { test: { ...api, name: 'api-alone', include: apiAlone } },
      {
        // What nobody may do and nothing may lose, tried more often than a single test would: see functions/trust.
        test: {
          name: 'trust',
          expect: expectation,
          include: [trustFiles],
          exclude: elsewhere,
          globalSetup: ['functions/testing/global-setup.ts'],
          // Outages are among them, and end by the product's own timeouts.
          setupFiles: [awayFromTheHour],
          testTimeout: isNightly ? 3_600_000 : 1_800_000,
          hookTimeout: 600_000,
        },
      },
      {
        // The same as `api` against the bundles that Lambda runs: those that between them touch every service and most of its operations.
        test: {
          ...api,
          name: 'bundles',
          include: [
            'functions/testing/local-stack.api.test.ts',
            'functions/identity/delete-account.api.test.ts',
            'functions/listings/search-freshness.api.test.ts',
            'functions/jobs/{deliver-mail,stock-imports}.api.test.ts',
            'functions/plates/plate-image.api.test.ts',
          ],
          globalSetup: ['scripts/test/bundled-stack.ts'],
        },
      },
    ],
  },
})
