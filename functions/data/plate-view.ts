import type { PlateRecord } from '#functions/data/plate-record.ts'
import type { UserRecord } from '#functions/data/users.ts'
import type { PlateFacts } from '#functions/search/plates/document.ts'
import { plateSlug, plateText } from '#shared/rules/plate-number.ts'
import { isPlateShown } from '#shared/rules/plate.ts'
import { plateTags } from '#shared/rules/plate-tags.ts'
import { canPost } from '#shared/rules/user.ts'
import type { PlateView } from '#shared/schemas/plate.ts'

/** A plate as everybody sees it. */
export const toPlateView = (plate: PlateFacts): PlateView => ({
  id: plate.id,
  country: plate.country,
  series: plate.series,
  number: plate.number,
  plateNumber: plateText(plate),
  slug: plateSlug(plate),
  tags: plateTags(plate.number),
  category: plate.category,
  price: plate.price,
  currency: 'QAR',
  location: plate.location,
  description: plate.description,
  status: plate.status,
  availability: plate.availability,
  isFeatured: plate.isFeatured,
  createdAt: plate.createdAt,
  viewCount: plate.viewCount,
  contactCount: plate.contactCount,
})

/** The public may see it: approved, its owner active and, for a dealership's, verified. */
export const isPlatePublic = (plate: PlateRecord, owner: UserRecord): boolean =>
  isPlateShown(plate) && owner.status === 'ACTIVE' && canPost(owner)
