import { qatarDay } from '#shared/rules/qatar-day.ts'

/** The name of the file with somebody's data: `sayara-noor-2026-11-20.json`. */
export const exportFileName = (username: string, at: Date): string =>
  `sayara-${username}-${qatarDay(at)}.json`

// Long enough for a browser that asks where to put it.
const keptMs = 60_000

/** Hands a value over as a JSON file, made to be read, and answers with its size in bytes. */
export const saveAsJson = (name: string, value: unknown): number => {
  const file = new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' })
  const url = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), keptMs)
  return file.size
}
