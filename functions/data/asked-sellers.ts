import * as z from 'zod/mini'
import { keys } from '#functions/data/keys.ts'
import { getItem, putWrite, insertWrite } from '#functions/data/table.ts'
import type { Write } from '#functions/data/transact.ts'
import { instant } from '#shared/schemas/text.ts'

const asked = z.object({ at: instant })

/** When a seller was last sent a letter about what waits for their word. Strongly consistent. */
export const readAskedAt = async (sellerId: string): Promise<string | undefined> =>
  (await getItem(keys.asked(sellerId), asked))?.at

/** A write that notes such a letter; it fails when another run has sent one since `seen`. */
export const askedWrite = (sellerId: string, seen: string | undefined, at: Date): Write => {
  const item = { ...keys.asked(sellerId), at: at.toISOString() }
  return seen === undefined ? insertWrite(item) : putWrite(item, { if: '#at = :seen', values: { seen } })
}
