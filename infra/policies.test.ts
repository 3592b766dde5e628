import { beforeAll, expect, it } from 'vitest'
import { policyText } from '#infra/testing/policies.ts'
import { synthesiseTemplates } from './testing/synthesise.ts'

let text = ''

beforeAll(() => {
  const domain = { domain: 'cars.example', hostedZoneId: 'Z0123456789', operatorMail: 'ops@cars.example' }
  text = policyText(synthesiseTemplates({ stage: 'prod', ...domain }))
})

// After a change that is meant: `npx vitest run --project unit infra/policies.test.ts -u`, and read the diff.
it('allows what the file beside it says, and nothing else', async () => {
  await expect(text).toMatchFileSnapshot('policies.golden.txt')
})
