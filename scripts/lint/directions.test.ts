import { describe, expect, it } from 'vitest'

// The lint reads plain JavaScript, which has no types here.
const plain: string = './directions.js'
const { whyNot } = (await import(plain)) as {
  whyNot: (file: string, written: string) => string | undefined
}

describe('directions', () => {
  it.each([
    ['shared/rules/user.ts', '#functions/core/env.ts'],
    ['shared/rules/user.ts', 'react'],
    ['web/src/ui/button.tsx', '#web/stores/session.ts'],
    ['web/src/features/inbox/inbox-list.tsx', '#web/features/browse/query-codec.ts'],
    ['web/src/features/inbox/inbox-list.tsx', '#web/pages/car.tsx'],
    ['web/src/entities/lead/lead-status.ts', '#web/features/inbox/inbox-list.tsx'],
    ['web/src/api/client.ts', '#web/entities/user/session.ts'],
    ['web/src/pages/car.tsx', '#functions/core/env.ts'],
    ['web/src/pages/car.tsx', 'node:fs'],
    ['functions/data/users.ts', '#functions/commands/notify.ts'],
    ['functions/data/users.ts', '../commands/notify.ts'],
    ['functions/search/search.ts', '@aws-sdk/client-s3'],
    ['functions/leads/create-lead.ts', '#functions/plates/views.ts'],
    ['functions/commands/notify.ts', '#functions/leads/views.ts'],
    ['functions/leads/create-lead.ts', '#web/stores/toast.ts'],
    ['functions/pages/get-text-page.ts', '#web/i18n/en/legal.ts'],
    ['infra/stage.ts', '#functions/core/logger.ts'],
    ['scripts/seed.ts', 'zod'],
    ['scripts/bench/search/report.ts', '../../mutants/syntax.ts'],
  ])('keeps %s from %s', (file, written) => {
    expect(whyNot(file, written)).toMatch(/\.$/)
  })

  it.each([
    ['shared/rules/user.ts', 'zod/mini'],
    ['web/src/ui/button.tsx', 'react'],
    ['web/src/features/inbox/inbox-list.tsx', '#web/entities/lead/lead-status.ts'],
    ['web/src/entities/lead/lead-row.tsx', '#web/entities/user/session.ts'],
    ['functions/leads/create-lead.ts', '#functions/leads/views.ts'],
    ['functions/leads/create-lead.ts', '#functions/data/leads.ts'],
    ['functions/pages/get-car-page.ts', '#functions/listings/views.ts'],
    ['functions/pages/text-content.ts', '#web/i18n/en/legal.ts'],
    ['functions/leads/create-lead.api.test.ts', '#scripts/seed/seed.ts'],
    ['infra/constructs/route-function.ts', '#functions/core/env.ts'],
    ['scripts/start.ts', '#functions/data/users.ts'],
  ])('lets %s import %s', (file, written) => {
    expect(whyNot(file, written)).toBeUndefined()
  })
})
