import { useQuery } from '@tanstack/react-query'
import type { getLocations, getQarToUsd } from '#shared/api/config.ts'
import { listingFiles, statusAfterSubmit } from '#shared/rules/listing.ts'
import { mustAttachDocuments } from '#shared/rules/user.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { call } from '#web/api/client.ts'
import { createListing, updateListing } from '#web/entities/listing/own-listings.ts'
import { readyKinds, readyUrls } from '#web/entities/upload/queue.ts'
import { changesOf, differencesFrom, type Held } from './answers.ts'
import { isRequired } from './steps.ts'
import type { SaveIntent } from './wizard-machine.ts'

type Work = Held & { seller: CurrentUser; requestId: string }

const bodyOf = (
  { answers, photos, video, documents, seller }: Work,
  intent: SaveIntent,
  base: OwnListing | null,
) => {
  // A verified dealership has nothing to prove: it attaches a report alone.
  const slots = listingFiles.filter((slot) => slot === 'inspectionReport' || mustAttachDocuments(seller))
  const files = slots.flatMap((slot): [slot: string, url: string | null][] => {
    const file = documents.find(({ key }) => key === slot)
    if (file) return file.state.phase === 'ready' ? [[slot, file.state.url]] : []
    return !isRequired(slot) && base?.verificationDocuments[slot] ? [[slot, null]] : []
  })
  const [film] = video ?? []
  return {
    ...changesOf(answers, base ?? undefined),
    images: readyUrls(photos),
    photoKinds: readyKinds(photos),
    ...(video?.length === 0 && base?.video && { video: null }),
    ...(film?.state.phase === 'ready' &&
      film.poster && { video: { video: film.state.url, poster: film.poster } }),
    ...(files.length > 0 && { verificationDocuments: Object.fromEntries(files) }),
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
    deps.updateListing(listing.id, {
      ...bodyOf(work, intent, listing),
      version: listing.version,
      endsWorkingCopy: true,
    })
  if (base) return update(base)
  const listing = await deps.createListing({ ...bodyOf(work, intent, null), requestId: work.requestId })
  const isAsMeant = (listing.status === 'DRAFT') === (intent === 'draft')
  return isAsMeant && differencesFrom(work, listing).length === 0 ? listing : update(listing)
}

/** Cities by country code, with their Arabic names. */
export const useLocations = () =>
  useQuery({
    queryKey: ['config', 'locations'],
    queryFn: ({ signal }) => call<typeof getLocations>('GET /api/config/locations', { signal }),
  })

/** Dollars for one riyal, or undefined while it is not known; the figure beside the price is only a help. */
export const useDollarRate = (): number | undefined =>
  useQuery({
    queryKey: ['currency', 'qar-to-usd'],
    queryFn: ({ signal }) => call<typeof getQarToUsd>('GET /api/currency/qar-to-usd', { signal }),
  }).data?.rate
