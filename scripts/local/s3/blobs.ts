import { randomUUID } from 'node:crypto'
import { createReadStream, openSync } from 'node:fs'
import type { ReadStream } from 'node:fs'
import { link, mkdir, open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** A file being filled. Nothing refers to it until `seal` has resolved and the object store has committed it. */
export type NewBlob = {
  name: string
  write: (chunk: Buffer) => Promise<void>
  seal: () => Promise<void>
  discard: () => Promise<void>
}

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/**
 * A new file in the bucket's folder. Its name is random, never the object's: no key can reach out of the folder.
 * `seal` returns once bytes and folder entry are on disk.
 */
export const createBlob = async (folder: string): Promise<NewBlob> => {
  await mkdir(folder, { recursive: true })
  const name = randomUUID()
  const path = join(folder, name)
  const handle = await open(path, 'wx')
  return {
    name,
    write: (chunk) => handle.writeFile(chunk),
    seal: async () => {
      await handle.sync()
      await handle.close()
      await syncFolder(folder)
    },
    discard: async () => {
      await handle.close()
      await rm(path, { force: true })
    },
  }
}

/**
 * The bytes of a blob under a second name: what is never written again may be shared, so a copy costs no space. Throws
 * ENOENT when the blob was deleted in the meantime.
 */
export const linkBlob = async (from: string, blob: string, folder: string): Promise<NewBlob> => {
  await mkdir(folder, { recursive: true })
  const name = randomUUID()
  await link(join(from, blob), join(folder, name))
  return {
    name,
    write: () => Promise.reject(new Error('A linked blob is finished')),
    seal: () => syncFolder(folder),
    discard: () => rm(join(folder, name), { force: true }),
  }
}

/** The bytes `first` to `last` (both included) of a blob, which stay readable even if it is deleted meanwhile. */
export const readBlob = (folder: string, name: string, first: number, last: number): ReadStream => {
  const path = join(folder, name)
  return createReadStream(path, { fd: openSync(path, 'r'), start: first, end: last })
}

/** Deletes every file a crash left behind: those that no object refers to. */
export const sweepBlobs = async (folder: string, kept: ReadonlySet<string>): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const orphans = (await readdir(folder)).filter((name) => !kept.has(name))
  await Promise.all(orphans.map((name) => rm(join(folder, name))))
}
