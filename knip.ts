import type { KnipConfig } from 'knip'
import { jobs } from '#infra/jobs.ts'
import { internalFunctions } from '#infra/internal-functions.ts'
import { handlerPath, internalPath, jobPath } from '#infra/handler-path.ts'
import { liveRoutes } from '#shared/api/routes.ts'

// Nothing imports a handler: the gateway and the bundler find it by the name of its route or job, and so does this.
const handlers = [
  ...liveRoutes.map(handlerPath),
  ...Object.keys(jobs).map(jobPath),
  ...Object.keys(internalFunctions).map(internalPath),
]

export default {
  entry: [
    ...handlers.map((path) => `functions/${path}.ts`),
    'functions/trust/*/*-child.ts',
    'functions/trust/guards/catchers/*.ts',
    'infra/edge/*.ts',
    'scripts/*.ts',
    'scripts/lint/*.js',
    'scripts/local/gateway/main.ts',
    'scripts/local/jobs/worker.ts',
    'scripts/local/testing/cloud-child.ts',
    'scripts/bench/cold-start/load.mjs',
    'scripts/site/*-child.ts',
    'scripts/start/seed-child.ts',
    'web/e2e/support/serve.ts',
    'web/e2e/playwright.config.ts',
    'web/e2e/*.e2e.ts',
    // The build draws shells with the one and writes the other into every document.
    'web/src/app/shell.tsx',
    'web/src/early/run.ts',
    'web/src/worker/service-worker.ts',
    'web/src/worker/remove-worker.ts',
    'infra/app.ts',
    'infra/environment-credentials.ts',
  ],
  project: ['{functions,infra,scripts,shared,web}/**/*.{ts,tsx,js,mjs}'],
  ignoreDependencies: ['@fontsource-variable/readex-pro', '@fontsource/readex-pro', 'aws-cdk', 'tailwindcss'],
  // Linux has it; the benchmark that uses it does without elsewhere.
  ignoreBinaries: ['taskset'],
} satisfies KnipConfig
