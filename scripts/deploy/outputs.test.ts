import { expect, test } from 'vitest'
import { successMessage } from './outputs.ts'

const outputs = {
  siteOrigin: 'https://cars.example',
  siteBucket: 'site',
  distributionId: 'E1',
  distributionHost: 'd1.cloudfront.net',
  apiOrigin: undefined,
  mailRecords: [],
}

test.each([
  [{ domain: 'cars.example' }, 'register on the site with an address at cars.example ('],
  [{ mailFrom: 'layla@example.com' }, 'register on the site with layla@example.com ('],
])(
  'the first admin registers with an address that gets the code in SES’s sandbox, too: %o',
  (named, said) => {
    const values = { stage: 'dev', region: 'eu-central-1', ...named }
    expect(successMessage({ values }, outputs, { hasZone: true, hasRotated: false })).toContain(said)
  },
)
