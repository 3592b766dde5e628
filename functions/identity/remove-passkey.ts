import { accountEmailWrite } from '#functions/commands/account-email.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { now } from '#functions/core/time.ts'
import { removePasskeyWrites } from '#functions/data/passkeys.ts'
import { transact } from '#functions/data/transact.ts'
import { ownPasskey } from './own-passkey.ts'
import { removePasskey as route } from '#shared/api/passkeys.ts'

const live = { ownPasskey, accountEmailWrite, transact, now }

/** Removes a passkey of the caller. */
export const removePasskey = async ({ actor, params }: Input<typeof route>, deps = live) => {
  const passkey = await deps.ownPasskey(actor.id, params.id)
  const mail = await deps.accountEmailWrite(actor, { kind: 'PASSKEY_REMOVED' }, deps.now())
  await deps.transact([...removePasskeyWrites(passkey), mail])
}

export const handler = provenHandler(route, removePasskey)
