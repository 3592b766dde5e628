import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { localCredentials } from './credentials.ts'

test('links to upload and to read are signed as LocalStack checks them', () => {
  const compose = readFileSync(join(import.meta.dirname, '../localstack/compose.yaml'), 'utf8')
  expect(compose).toContain('S3_SKIP_SIGNATURE_VALIDATION: 0')
  // DEFAULT_PRE_SIGNED_SECRET_ACCESS_KEY in its services/s3/constants.py, for keys that its IAM did not make.
  expect(localCredentials.secretAccessKey).toBe('test')
})
