import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { firstMessage, startChild, stopChild } from '../local/child.ts'
import type { DevelopResult, DevelopTask } from './photos/develop-child.ts'
import { fixtures } from './photos/fixtures.ts'
import { digits, textTable } from './terminal.ts'

const script = fileURLToPath(new URL('photos/develop-child.ts', import.meta.url))
// product.md, 5: a photo of 8 MB, and the memory for 40 megapixels.
const mostMs = 5000
const mostMb = 512

const develop = async (task: DevelopTask): Promise<DevelopResult> => {
  const child = startChild(script, { env: {} })
  try {
    const result = firstMessage(child)
    child.send(task)
    return (await result) as DevelopResult
  } finally {
    await stopChild(child)
  }
}

/** Measures the photo job for one photo, in time and memory, beside a plain resize of the same file to one JPEG. */
export const benchPhotos = async (): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'sayara-photos-'))
  const rows = [['', 'MB', 'ms', 'CPU ms', 'peak MB', 'resize: ms', 'peak MB']]
  const missed: string[] = []
  try {
    for (const { name, make } of fixtures) {
      const file = join(folder, 'photo')
      const bytes = await make()
      await writeFile(file, bytes)
      const ours = await develop({ file, how: 'ours' })
      const plain = await develop({ file, how: 'plain resize' })
      const measured = [bytes.length / 1e6, ours.ms, ours.cpuMs, ours.peakMb, plain.ms, plain.peakMb]
      rows.push([name, ...measured.map(digits)])
      if (ours.peakMb > mostMb || (name === fixtures[0]?.name && ours.ms > mostMs)) missed.push(name)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  console.log(
    'Every size and format of one photo in a fresh process; beside it one JPEG of 1,920 pixels width.\n',
  )
  console.log(textTable(rows))
  console.log(
    `\nThe first ≤ ${mostMs} ms, all ≤ ${mostMb} MB: ${missed.length === 0 ? 'met' : `MISSED by ${missed.join('; ')}`}`,
  )
}
