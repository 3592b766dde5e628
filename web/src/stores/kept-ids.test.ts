import { expect, it } from 'vitest'
import { readIds, writeIds } from './kept-ids.ts'

const id = (last: string) => `lst_${last.padStart(26, '0')}`

it('reads back what was kept, as many as may be', () => {
  const ids = [id('A'), id('B'), id('C')]
  expect(readIds(writeIds(ids), 4)).toEqual(ids)
  expect(readIds(writeIds(ids), 2)).toEqual(ids.slice(0, 2))
})

it('keeps nothing of an empty list', () => {
  expect(writeIds([])).toBeNull()
  expect(readIds(null, 4)).toEqual([])
})

it('passes over what is no id', () => {
  expect(readIds(`["<b>",${id('A')},lst_1,null,nissan-patrol]`, 4)).toEqual([id('A')])
})
