import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { developPhoto } from '#functions/jobs/develop-photo.ts'
import { endWithParentEvenWhenBusy, tellParent } from '#scripts/local/parent.ts'

// One photo in a fresh process: the peak memory is that photo's alone.

export type DevelopTask = { file: string; how: 'ours' | 'plain resize' }
export type DevelopResult = { ms: number; cpuMs: number; peakMb: number }

/** Linux counts it since the program began; `maxRSS` would begin with what the parent had when it forked. */
const peakMb = async (): Promise<number> => {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '')
  const kilobytes = /^VmHWM:\s+(\d+)/m.exec(status)?.[1]
  return (kilobytes === undefined ? process.resourceUsage().maxRSS : Number(kilobytes)) / 1024
}

endWithParentEvenWhenBusy()
const [{ file, how }] = (await once(process, 'message')) as [DevelopTask]
const raw = await readFile(file)
const [start, cpu] = [performance.now(), process.cpuUsage()]
if (how === 'ours') await developPhoto(raw, async () => {})
else await sharp(raw).rotate().resize({ width: 1920 }).jpeg().toBuffer()
const { user, system } = process.cpuUsage(cpu)
tellParent({ ms: performance.now() - start, cpuMs: (user + system) / 1000, peakMb: await peakMb() })
