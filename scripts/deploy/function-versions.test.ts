import { expect, test } from 'vitest'
import { changedBy, publishedIn } from './function-versions.ts'

const at = (version: string, isSplit = false) => ({ version, isSplit })

test('a function is changed where it has another version, was never published, or was left between two', () => {
  const live = { same: at('1'), other: at('1'), fresh: at('$LATEST'), torn: at('1', true) }
  expect(changedBy(live, { same: '1', other: '2', fresh: '1', torn: '1', added: '1' })).toEqual([
    'other',
    'fresh',
    'torn',
    'added',
  ])
})

test('one can go back to published versions alone', () => {
  const live = { old: at('3'), fresh: at('$LATEST') }
  expect(publishedIn(live, ['old', 'fresh', 'gone'])).toEqual({ old: '3' })
})
