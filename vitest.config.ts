import { defineConfig } from 'vitest/config'

const elsewhere = ['**/node_modules/**', '**/dist/**', '**/cdk.out/**', '**/.data/**']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...elsewhere, '**/*.api.test.ts'],
          // A limit against hanging, not a measure: the largest synthesises every stack on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        // Over HTTP, against everything a deployed stage has.
        test: {
          name: 'api',
          include: ['functions/**/*.api.test.ts'],
          exclude: elsewhere,
          globalSetup: ['functions/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        // The same against the bundles that Lambda runs: those that between them touch every service and most of its operations.
        test: {
          name: 'bundles',
          include: [
            'functions/testing/local-stack.api.test.ts',
            'functions/identity/delete-account.api.test.ts',
            'functions/listings/search-freshness.api.test.ts',
            'functions/jobs/{deliver-mail,stock-imports}.api.test.ts',
            'functions/plates/plate-image.api.test.ts',
          ],
          exclude: elsewhere,
          globalSetup: ['scripts/test/bundled-stack.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
})
