import { expect, it } from 'vitest'
import type { Checked } from './check-file.ts'
import { choosePhotos } from './choose-photos.ts'
import type { Upload } from './queue.ts'

const filesOf = (names: string) => [...names].map((name) => new File([name], name))
// The name of a file tells what it is: a letter is a photo of its own, `!` is damaged.
const check = (file: File): Promise<Checked> =>
  Promise.resolve(file.name === '!' ? { problem: 'DAMAGED' } : { file, fingerprint: file.name })
const present = (names: string) =>
  [...names].map((fingerprint): Upload => ({
    key: fingerprint,
    name: '',
    preview: null,
    fingerprint,
    state: { phase: 'waiting' },
  }))
const choose = async (picked: string, there = '') => {
  const { chosen, refused, tooMany } = await choosePhotos(filesOf(picked), present(there), 10, check)
  return {
    chosen: chosen.map(({ name }) => name).join(''),
    refused: refused.map(({ name, problem }) => `${name} ${problem}`),
    tooMany,
  }
}

it('takes ten at most and counts the rest', async () => {
  expect(await choose('abcdefghijkl')).toEqual({ chosen: 'abcdefghij', refused: [], tooMany: 2 })
  expect(await choose('abc', '12345678')).toEqual({ chosen: 'ab', refused: [], tooMany: 1 })
  expect(await choose('ab', '1234567890')).toEqual({ chosen: '', refused: [], tooMany: 2 })
})

it('gives the place of a bad one to the next', async () => {
  expect(await choose('ab!cdefghijk')).toEqual({ chosen: 'abcdefghij', refused: ['! DAMAGED'], tooMany: 1 })
})

it('notices what is there already, or was picked twice', async () => {
  expect(await choose('aba', 'b')).toEqual({ chosen: 'a', refused: ['b TWICE', 'a TWICE'], tooMany: 0 })
})
