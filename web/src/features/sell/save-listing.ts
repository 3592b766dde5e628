import { statusAfterSubmit } from '#shared/rules/listing.ts'
import { mustAttachDocuments } from '#shared/rules/user.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { updateListing } from '#web/entities/listing/mutations.ts'
import { readyUrls } from '#web/entities/upload/queue.ts'
import { changesOf } from './answers.ts'
import { differencesFrom, type Held } from './differences.ts'
import { createListing } from './queries.ts'
import type { SaveIntent } from './wizard-machine.ts'

type Work = Held & { seller: CurrentUser; requestId: string }

const bodyOf = (
  { answers, photos, documents, seller }: Work,
  intent: SaveIntent,
  base: OwnListing | null,
) => {
  const attached = documents.flatMap(({ key, state }) => (state.phase === 'ready' ? [[key, state.url]] : []))
  return {
    ...changesOf(answers, base ?? undefined),
    images: readyUrls(photos),
    ...(mustAttachDocuments(seller) && { verificationDocuments: Object.fromEntries(attached) }),
    status: intent === 'draft' ? 'DRAFT' : statusAfterSubmit(seller),
  } as const
}

/**
 * Creates a listing of what the wizard holds, or changes `base`. When the answer to an earlier try was lost, creating gives
 * the listing that the try made; then whatever was typed since is saved as a change of it. Throws ApiError.
 */
export const saveListing = async (
  work: Work,
  intent: SaveIntent,
  base: OwnListing | null,
  deps = { createListing, updateListing },
): Promise<OwnListing> => {
  const update = (listing: OwnListing) =>
    deps.updateListing(listing.id, { ...bodyOf(work, intent, listing), version: listing.version })
  if (base) return update(base)
  const listing = await deps.createListing({ ...bodyOf(work, intent, null), requestId: work.requestId })
  const isAsMeant = (listing.status === 'DRAFT') === (intent === 'draft')
  return isAsMeant && differencesFrom(work, listing).length === 0 ? listing : update(listing)
}
