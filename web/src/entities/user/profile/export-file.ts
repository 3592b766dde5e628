import { qatarDay } from '#shared/rules/qatar-day.ts'
import { saveFile } from '#web/ui/save-file.ts'

/** The name of the file with somebody's data: `sayara-noor-2026-11-20.json`. */
export const exportFileName = (username: string, at: Date): string =>
  `sayara-${username}-${qatarDay(at)}.json`

/** Hands a value over as a JSON file, made to be read, and answers with its size in bytes. */
export const saveAsJson = (name: string, value: unknown): number => {
  const file = new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' })
  saveFile(name, file)
  return file.size
}
