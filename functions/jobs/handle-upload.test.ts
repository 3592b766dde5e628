import { beforeEach, expect, it, vi } from 'vitest'
import type { UploadRecord } from '#functions/data/uploads.ts'
import { FileRefused } from './file-refused.ts'
import { handleUpload } from './handle-upload.ts'

beforeEach(() => void vi.spyOn(process.stdout, 'write').mockReturnValue(true))

/** Refuses a photo whose upload another delivery of the event has judged meanwhile. @returns whether its files were erased */
const isErasedAfter = async (state: UploadRecord['state'] | 'gone') => {
  const states = ['ISSUED', state]
  let isErased = false
  const deps = {
    getUploadById: async () => {
      const now = states.shift()
      return now === 'gone' ? undefined : ({ id: 'upl_1', state: now } as UploadRecord)
    },
    judgeUpload: async () => state === 'ISSUED',
    removeObjects: async () => {
      isErased = true
    },
  }
  await handleUpload('photo', 'upl_1', deps, () => Promise.reject(new FileRefused('DAMAGED')))
  return isErased
}

it('erases a refused file, unless another delivery of the event has found it good and it is in use', async () => {
  expect(await isErasedAfter('ISSUED')).toBe(true)
  expect(await isErasedAfter('REFUSED')).toBe(true)
  expect(await isErasedAfter('gone')).toBe(true)
  expect(await isErasedAfter('READY')).toBe(false)
})
