import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import ar from '#web/i18n/ar/legal.ts'
import en from '#web/i18n/en/legal.ts'
import { consentVersion, firstAgreement, hasToAgree, presentAgreement, versionOf } from './agreements.ts'

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

// What people agreed to must not change under its day. Until a day is released its text may: its hash is then replaced here. After
// that a changed text gets a new day in `agreements.ts`, and stands here with it.
it.each([
  ['terms', '2025-08-26', '56f89e6429c8c7c0'],
  ['privacy', '2026-12-01', '527ec401e2ad6c4a'],
] as const)('the %s of %s are the text that got this day', (name, day, hash) => {
  const sections = [en, ar].map((texts) =>
    Object.entries(texts).filter(([key]) => key.startsWith(`${name}.`) && /\.(?:title|text)$/.test(key)),
  )
  const found = createHash('sha256').update(JSON.stringify(sections)).digest('hex').slice(0, 16)
  expect([versionOf(name), found]).toEqual([day, hash])
})
