import { newId } from '#functions/adapters/ids.ts'
import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { now } from '#functions/core/time.ts'
import { consentWrite } from '#functions/data/preferences.ts'
import { transact } from '#functions/data/transact.ts'
import { userWrite } from '#functions/data/user-edits.ts'
import { toCurrentUser } from '#functions/data/user-views.ts'
import { getUserById } from '#functions/data/users.ts'
import { agreeToTerms as route } from '#shared/api/preferences.ts'
import { hasToAgree, presentAgreement } from '#shared/rules/agreements.ts'

const live = { transact, getUserById, presentAgreement, newId, now }

/**
 * Notes that the caller agrees to the present texts; who has done so already is not noted twice.
 * @throws AppError CONFLICT for another version than the present one
 */
export const agreeToTerms = async ({ actor, body }: Input<typeof route>, deps = live) => {
  const version = deps.presentAgreement()
  if (body.agreedVersion !== version) throw new AppError('CONFLICT')
  if (!hasToAgree(actor.agreedVersion, version)) return toCurrentUser(actor)
  const at = deps.now().toISOString()
  const agreed = { agreedVersion: version, termsAcceptedAt: at }
  const consent = consentWrite({
    id: deps.newId('consent'),
    userId: actor.id,
    kind: 'terms',
    given: true,
    subject: null,
    source: 'newVersion',
    version,
    language: body.language,
    at,
  })
  try {
    await deps.transact([userWrite(actor, agreed, ['status', 'termsAcceptedAt']), consent])
    return toCurrentUser({ ...actor, ...agreed })
  } catch (error) {
    const present = await deps.getUserById(actor.id)
    // In another tab they have agreed since: that is noted.
    if (present && !hasToAgree(present.agreedVersion, version)) return toCurrentUser(present)
    throw error
  }
}

export const handler = routeHandler(route, agreeToTerms)
