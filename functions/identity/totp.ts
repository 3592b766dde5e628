import { Secret, TOTP } from 'otpauth'
import { productName } from '#shared/constants/market.ts'

// RFC 6238 as every authenticator app knows it: SHA-1, six digits, a new code every half minute.

const periodMs = 30_000

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: productName.en, label, algorithm: 'SHA1', digits: 6, period: periodMs / 1000, secret })

/** A fresh secret: 160 random bits in base32, as RFC 4226 asks. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The address that an authenticator app reads out of a QR code. */
export const totpAddress = (secret: string, username: string): string => totpOf(secret, username).toString()

/** The code of a moment. */
export const totpCode = (secret: string, at: Date): string =>
  totpOf(secret).generate({ timestamp: at.getTime() })

/**
 * The step of time to which a code belongs, or undefined when it is not of this secret. The one before and the one after the
 * present step are accepted too, since clocks of phones differ.
 */
export const totpStep = (secret: string, code: string, at: Date): number | undefined => {
  // The library compares bytes and throws where six characters are more than six of them.
  if (!/^\d{6}$/.test(code)) return undefined
  const timestamp = at.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 })
  return delta === null ? undefined : Math.floor(timestamp / periodMs) + delta
}
