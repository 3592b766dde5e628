import { readStored, writeStored } from '#web/stores/storage.ts'
import { unsavedKey, unsavedLives } from '#web/stores/unsaved-work.ts'
import { blankValues, type PlateValues } from './plate-values.ts'

/** Where what one person typed about a plate (null: a new one) is kept in this browser. */
export const keptKey = (userId: string, plateId: string | null): string =>
  unsavedKey('plate', userId, plateId ?? 'new')

/** What was typed and not sent; undefined when there is nothing, or it is older than two weeks. `now` in milliseconds. */
export const readKept = (key: string, now: number): PlateValues | undefined => {
  try {
    const { at, values } = JSON.parse(readStored(key) ?? '') as { at: number; values: Partial<PlateValues> }
    if (!(now - at <= unsavedLives)) return undefined
    const texts = Object.keys(blankValues).map((name) => [name, values[name as keyof PlateValues]])
    // One of another kind, whoever wrote it, would break the field that shows it.
    return texts.every(([, text]) => typeof text === 'string')
      ? (Object.fromEntries(texts) as PlateValues)
      : undefined
  } catch {
    return undefined
  }
}

/** Writes down what is typed. `now` in milliseconds. */
export const keepValues = (key: string, values: PlateValues, now: number): void =>
  writeStored(key, JSON.stringify({ at: now, values }))

export const forgetKept = (key: string): void => writeStored(key, null)
