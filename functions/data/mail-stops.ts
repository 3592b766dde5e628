import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { type MailStop, mailStopReasons } from '#shared/schemas/mail-stop.ts'
import { instant } from '#shared/schemas/text.ts'
import { keys } from './keys.ts'
import { deleteWrite, getItem, type ItemWrite, updateWrite, write } from './table.ts'
import { epochSeconds } from '#functions/core/time.ts'
import { keptUntil } from './kept-until.ts'

// An address to which mail does not arrive, or whose reader called it spam. Kept by a hash, so that addresses of people who left
// are nowhere to be read.

// Failures that may pass, such as a full mailbox, count together for a month.
const countedSeconds = 30 * 86_400
const mostPassing = 3

const record = z.object({
  reason: z.optional(z.enum(mailStopReasons)),
  since: z.optional(instant),
  passing: z.optional(z.number()),
  expiresAt: z.number(),
})

const keyOf = (address: string) =>
  keys.mailStop(createHash('sha256').update(address.trim().toLowerCase()).digest('base64url'))

const read = async (address: string, at: Date) => {
  const found = await getItem(keyOf(address), record)
  return found && found.expiresAt > epochSeconds(at) ? found : undefined
}

/** Why no mail goes to an address; null where it does. */
export const readMailStop = async (address: string, at: Date): Promise<MailStop | null> => {
  const { reason, since } = (await read(address, at)) ?? {}
  return reason && since ? { reason, since } : null
}

/** Stops mail to an address, from now on. A complaint stays one until its year is over; another complaint begins a new year. */
export const stopMail = async (address: string, reason: MailStop['reason'], at: Date): Promise<void> => {
  await write(
    updateWrite(keyOf(address), {
      set: { reason, since: at.toISOString(), expiresAt: keptUntil('mailStop', at) },
      // The table deletes an item some days after it expires.
      if: 'attribute_not_exists(#reason) OR #reason <> :complaint OR #reason = :reason OR expiresAt <= :now',
      values: { complaint: 'complaint', reason, now: epochSeconds(at) },
    }),
  )
}

/**
 * Counts a failure that may pass. The third in a month stops mail to the address.
 * @returns whether mail to it is stopped then
 */
export const countPassingBounce = async (address: string, at: Date): Promise<boolean> => {
  const before = await read(address, at)
  if (before?.reason) return true
  const passing = (before?.passing ?? 0) + 1
  if (passing >= mostPassing) {
    await stopMail(address, 'full', at)
    return true
  }
  await write(
    updateWrite(keyOf(address), {
      set: { passing, expiresAt: epochSeconds(at) + countedSeconds },
      if: 'attribute_not_exists(#reason)',
    }),
  )
  return false
}

/** A write, for a transaction, that lets mail go to an address again. */
export const resumeMailWrite = (address: string): ItemWrite => deleteWrite(keyOf(address))

/** Lets mail go to an address again. */
export const resumeMail = async (address: string): Promise<void> => {
  await write(resumeMailWrite(address))
}
