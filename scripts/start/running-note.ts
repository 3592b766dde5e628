import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

const note = z.object({ dynamodb: z.string(), s3: z.optional(z.string()), site: z.string() })

/** The addresses of the store and the site of a running instance. */
export type RunningNote = z.infer<typeof note>

const fileOf = (dataDir: string): string => join(dataDir, 'running.json')

/**
 * Notes for the other commands where the parts of an instance answer while this process runs. Whether one runs is told by
 * the lock of the directory, not by the note: a process that was killed leaves its own behind.
 */
export const writeRunningNote = (dataDir: string, running: RunningNote): void =>
  writeFileSync(fileOf(dataDir), `${JSON.stringify(running)}\n`)

/** Takes the note back, also that of a process that was killed. */
export const clearRunningNote = (dataDir: string): void => rmSync(fileOf(dataDir), { force: true })

/** The last address of the instance of a data directory, or undefined when that is unknown. */
export const readRunningNote = (dataDir: string): RunningNote | undefined => {
  try {
    return note.safeParse(JSON.parse(readFileSync(fileOf(dataDir), 'utf8'))).data
  } catch {
    return undefined
  }
}
