import { newId } from '#functions/adapters/ids.ts'
import { accountEmailWrite } from '#functions/commands/account-email.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { now } from '#functions/core/time.ts'
import {
  listPasskeys,
  newPasskeyWrites,
  type PasskeyRecord,
  usedChallengeWrite,
} from '#functions/data/passkeys.ts'
import { transact } from '#functions/data/transact.ts'
import { placeForPasskey, toPasskeyView } from './own-passkey.ts'
import { verifyNewPasskey } from './verify-passkey.ts'
import { addPasskey as route } from '#shared/api/passkeys.ts'

const live = { verifyNewPasskey, listPasskeys, accountEmailWrite, transact, newId, now }

/** Adds a passkey that the caller's browser has made. */
export const addPasskey = async ({ actor, body }: Input<typeof route>, deps = live) => {
  const at = deps.now()
  const slot = placeForPasskey(actor, await deps.listPasskeys(actor.id))
  const { challenge, ...proved } = await deps.verifyNewPasskey(body)
  const passkey: PasskeyRecord = {
    ...proved,
    id: deps.newId('passkey'),
    userId: actor.id,
    slot,
    name: body.name,
    createdAt: at.toISOString(),
    lastUsedAt: null,
  }
  const mail = await deps.accountEmailWrite(actor, { kind: 'PASSKEY_ADDED' }, at)
  await deps.transact([usedChallengeWrite(challenge, actor.id, at), ...newPasskeyWrites(passkey), mail])
  return toPasskeyView(passkey)
}

export const handler = provenHandler(route, addPasskey)
