import { sellingLimits } from '#shared/constants/selling-limits.ts'
import { isWebAddress } from './web-address.ts'

const of = sellingLimits.feed

/**
 * Whether a feed may be fetched from this address: https on its own port, at a name that everybody can look up, without a user and
 * password in it. Where the name leads is checked when it is fetched.
 */
export const isFeedAddress = (text: string): boolean => {
  if (!isWebAddress(text)) return false
  const { protocol, port } = new URL(text)
  return protocol === 'https:' && port === ''
}

/** An address as it may be shown: what follows the host may be a secret. */
export const shownFeedAddress = (address: string): string => `https://${new URL(address).host}/…`

// From 1 to 5 in the morning in Doha, each feed at a minute of its own, so that nobody's server and none of our queues gets all at once.
const nightBeginsUtc = 22
const nightMinutes = 240

/** The next night's fetch of a feed after a moment. */
export const nextNight = (at: Date, ownerId: string): Date => {
  const minute = [...ownerId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % nightMinutes, 0)
  const today = new Date(at)
  today.setUTCHours(nightBeginsUtc, minute, 0, 0)
  const dayMs = 86_400_000
  // The night of today may have begun on the day before.
  const daysOff = Math.floor((at.getTime() - today.getTime()) / dayMs) + 1
  return new Date(today.getTime() + daysOff * dayMs)
}

/** Whether so many cars of a feed are gone that the file is more likely broken than the cars sold. */
export const areTooManyGone = (gone: number, known: number): boolean =>
  gone > of.goneAtOnce.cars && gone > known * of.goneAtOnce.share
