import { expect, it } from 'vitest'
import { appealRightOf } from './appeal-right.ts'

it('lets every admin answer but the one who rejected, and that one when there is no other', () => {
  expect(appealRightOf('usr_1', 'usr_2', 2)).toBe('YES')
  expect(appealRightOf(null, 'usr_2', 2)).toBe('YES')
  expect(appealRightOf('usr_2', 'usr_2', 2)).toBe('NO')
  expect(appealRightOf('usr_2', 'usr_2', 1)).toBe('AS_ONLY_ADMIN')
})
