import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { datedChangelog } from './changelog.ts'

const root = join(import.meta.dirname, '../..')
const text = '# Changelog\n\n## 1.1.0 (not yet released)\n\nMore.\n\n## 1.0.0 (2026-11-23)\n\nThe first.\n'

it('dates the version that is released, and no other', () => {
  expect(datedChangelog(text, '1.1.0', '2026-12-01')).toBe(
    text.replace('1.1.0 (not yet released)', '1.1.0 (2026-12-01)'),
  )
})

it('refuses a version that nobody wrote about, or that is out', () => {
  expect(() => datedChangelog(text, '1.2.0', '2026-12-01')).toThrow('says nothing about 1.2.0')
  expect(() => datedChangelog(text, '1.0.0', '2026-12-01')).toThrow('has been released already')
})

it('the changelog begins with the version of this checkout, or the one it will be', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const [first = ''] = readFileSync(join(root, 'CHANGELOG.md'), 'utf8').match(/^## .+$/m) ?? []
  expect(first.startsWith(`## ${version} (`) || first.endsWith('(not yet released)')).toBe(true)
})
