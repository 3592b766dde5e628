import { newSecret } from '#functions/adapters/ids.ts'
import { limitedHandler } from '#functions/core/limited-handler.ts'
import { now } from '#functions/core/time.ts'
import { writeChallenge } from '#functions/data/passkeys.ts'
import { rpId } from './passkey-site.ts'
import { startPasskeySignIn as route } from '#shared/api/passkeys.ts'

const live = { writeChallenge, newSecret, now }

/** A challenge for a sign-in or a proof by any passkey of the site. */
export const startPasskeySignIn = async (_: unknown, deps = live) => {
  const challenge = deps.newSecret()
  await deps.writeChallenge(challenge, undefined, deps.now())
  return { challenge, rpId: rpId() }
}

export const handler = limitedHandler(route, (input) => startPasskeySignIn(input))
