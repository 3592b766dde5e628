import { expect, it } from 'vitest'
import { answersOf } from './answers.ts'
import { isNewer } from './kept.ts'

const at = Date.parse('2026-11-20T09:00:00.000Z')
const kept = { at, version: 3, answers: answersOf({}), documents: [] }

it.each([
  ['of this very version', { version: 3, updatedAt: '2026-11-21T09:00:00.000Z' }, true],
  ['written after another device changed it', { version: 4, updatedAt: '2026-11-20T08:59:59.000Z' }, true],
  ['older than what another device changed', { version: 4, updatedAt: '2026-11-20T09:00:01.000Z' }, false],
  ['where there is no application', null, true],
])('what is %s', (_, submission, newer) => expect(isNewer(kept, submission)).toBe(newer))
