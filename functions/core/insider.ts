import type { Actor } from '#functions/core/actor.ts'
import { isPlatformAdmin } from '#shared/rules/user.ts'

/** The owner and admins see a listing or a plate in every state. */
export const isInsider = ({ ownerId }: { ownerId: string }, actor: Actor | undefined): boolean =>
  actor !== undefined && (actor.id === ownerId || isPlatformAdmin(actor))
