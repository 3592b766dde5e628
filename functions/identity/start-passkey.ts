import { newSecret } from '#functions/adapters/ids.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { now } from '#functions/core/time.ts'
import { listPasskeys, writeChallenge } from '#functions/data/passkeys.ts'
import { placeForPasskey } from './own-passkey.ts'
import { rpId } from './passkey-site.ts'
import { startPasskey as route } from '#shared/api/passkeys.ts'
import { productName } from '#shared/constants/market.ts'
import { fullName } from '#shared/rules/user.ts'

const live = { listPasskeys, writeChallenge, newSecret, now }

/** Begins a passkey of the caller. Nothing changes until the browser has made it. */
export const startPasskey = async ({ actor }: Input<typeof route>, deps = live) => {
  const held = await deps.listPasskeys(actor.id)
  placeForPasskey(actor, held)
  const challenge = deps.newSecret()
  await deps.writeChallenge(challenge, actor.id, deps.now())
  return {
    challenge,
    rp: { id: rpId(), name: productName.en },
    user: {
      id: Buffer.from(actor.id).toString('base64url'),
      name: actor.email,
      displayName: fullName(actor),
    },
    known: held.map(({ credentialId }) => credentialId),
  }
}

export const handler = provenHandler(route, startPasskey)
