import { toInternational } from './typed-phone.ts'

/** Where a code to sign in goes. */
export type SignInAddress = { email: string } | { phone: string }

/** The email address or phone number that somebody has typed to sign in, as accounts have it. A bare number is of Qatar. */
export const signInAddress = (typed: string): SignInAddress =>
  typed.includes('@') ? { email: typed.trim().toLowerCase() } : { phone: toInternational(typed) }

/**
 * Whether signing in by a code to this address is its first proof. Who registered with an address that nobody had proved may be a
 * stranger who waits for its owner: their password and their sessions end.
 */
export const isFirstProof = (
  { emailConfirmedAt }: { emailConfirmedAt: string | null },
  address: SignInAddress,
): boolean => 'email' in address && emailConfirmedAt === null
