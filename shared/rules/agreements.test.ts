import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { consentVersion, firstAgreement, hasToAgree, presentAgreement } from './agreements.ts'

it('asks once for each new version, and nobody who has agreed to it', () => {
  expect(hasToAgree(firstAgreement, '2027-01-01')).toBe(true)
  expect(hasToAgree('2027-01-01', '2027-01-01')).toBe(false)
  expect(hasToAgree(presentAgreement())).toBe(false)
})

it('names a day that has come as the version of every consent', () => {
  for (const version of [consentVersion('terms'), consentVersion('email.favorites')]) {
    expect(new Date(version).toISOString().slice(0, 10)).toBe(version)
    expect(version >= firstAgreement).toBe(true)
  }
})

it('is where whoever rewrites the texts is sent', () => {
  const [, file = ''] =
    /legal\.ts`, and the day [^`]*`([^`]+)`/.exec(
      readFileSync(join(import.meta.dirname, '../../MAKE-IT-YOURS.md'), 'utf8'),
    ) ?? []
  expect(readFileSync(join(import.meta.dirname, '../..', file), 'utf8')).toContain('export const versionOf')
})
