import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { readCounts } from '#functions/data/counters.ts'
import { withCounts } from '#functions/data/counts.ts'
import type { PlateRecord } from '#functions/data/plate-record.ts'
import { listPlatesByStatus, plateCounts } from '#functions/data/plates.ts'
import { findSoughtUsers, isSoughtOffer } from '#functions/data/sought-users.ts'
import { withOwners } from '#functions/data/user-views.ts'
import { toAdminPlate } from '#functions/plates/views.ts'
import { listAdminPlates as route } from '#shared/api/admin.ts'
import { plateLocationLabels, sellPlateCategoryLabels } from '#shared/reference/plate-vocabulary.ts'
import { matchesSearch } from '#shared/rules/normalise.ts'
import { plateSlug, plateText, readPlateNumber } from '#shared/rules/plate.ts'
import type { PlateStatus } from '#shared/schemas/plate.ts'

const live = { findSoughtUsers, listPlatesByStatus, readCounts, withCounts, withOwners }

const textsOf = (plate: PlateRecord): string[] => {
  const [category, location] = [sellPlateCategoryLabels[plate.category], plateLocationLabels[plate.location]]
  const words = [category.en, category.ar, location.en, location.ar]
  return [plateText(plate), plateSlug(plate), plate.category, plate.location, ...words]
}

/** Whether a search is the number of a plate, however it is written (`Q333`, `33 333`, `٣ ٣ ٣`) or a part of it. */
const isNumberPart = (search: string | undefined, plate: PlateRecord): boolean => {
  const sought = readPlateNumber(search ?? '')
  if (!sought) return false
  return plate.number.includes(sought.number) && (sought.series === null || sought.series === plate.series)
}

/**
 * The plates of one status, by default pending ones, the longest waiting first. A search text is a part of the number, the
 * category or the location, as they are stored or labelled, or names the plate or its owner.
 */
export const listAdminPlates = async ({ query }: Input<typeof route>, deps = live) => {
  const status = query.status ?? 'PENDING'
  const sought = await deps.findSoughtUsers(query.search)
  const [{ plates, nextCursor }, kept] = await Promise.all([
    deps.listPlatesByStatus(
      status,
      { ...query, oldestFirst: status === 'PENDING' },
      (plate) =>
        isSoughtOffer(plate, query.search, sought) ||
        isNumberPart(query.search, plate) ||
        matchesSearch(query.search, textsOf(plate)),
    ),
    deps.readCounts(plateCounts),
  ])
  const count = (name: PlateStatus) => kept[name] ?? 0
  return {
    plates: await deps.withOwners(await deps.withCounts(plates), toAdminPlate),
    total: count(status),
    counts: { PENDING: count('PENDING'), APPROVED: count('APPROVED'), REJECTED: count('REJECTED') },
    nextCursor,
  }
}

export const handler = provenHandler(route, listAdminPlates)
