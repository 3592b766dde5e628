import { networkOf } from '#functions/core/caller.ts'
import { secretHash } from '#functions/core/hash.ts'
import type { takeNamed } from '#functions/data/rate-limits.ts'
import { mailboxOf } from '#shared/rules/reputation.ts'

/**
 * The key by which emails to an address are counted: of its mailbox, which has addresses without number, and a hash, so that no address is kept
 * where nobody would look for it.
 */
export const mailboxKey = (address: string): string => secretHash(mailboxOf(address))

/** Who asks and whose mailbox it is for, by its key; `counted` is what the limit counts instead of the mailbox. */
type Asked = { ip: string; mailbox: string; counted?: string }

/**
 * Counts an email that somebody has asked for by typing an address or a name: first for their network, which has a share of the mailbox's day
 * and can lock nobody out, then against its own limit. A network beyond its share takes nothing of that, at the same cost, so that neither
 * the response nor its time reveals anything.
 * @returns whether it may be sent
 */
export const takeLetter = async (
  limit: 'signInLetter' | 'confirmationLetter' | 'passwordLetter',
  { ip, mailbox, counted = mailbox }: Asked,
  at: Date,
  deps: { takeNamed: typeof takeNamed },
): Promise<boolean> => {
  // Links apart: one goes to the address behind a typed name, which a refused code for that address would then tell.
  const network = `${networkOf(ip)} ${mailbox} ${limit === 'passwordLetter' ? 'links' : 'codes'}`
  const isWithin = (await deps.takeNamed('lettersOfNetwork', network, at)) === undefined
  return (await deps.takeNamed(limit, isWithin ? counted : network, at)) === undefined && isWithin
}
