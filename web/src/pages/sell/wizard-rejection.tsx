import type { ComponentProps } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { OwnAppeal } from '#shared/schemas/moderation.ts'
import { Rejection } from '#web/entities/rejection/rejection.tsx'
import { ownListingQuery } from '#web/entities/listing/own-listings.ts'
import type { PageParts } from '#web/features/sell/page-parts.ts'
import { useT } from '#web/i18n/use-t.ts'

/**
 * Why the listing in the wizard was rejected, and the appeal. An appeal is another version of the listing: where it is the only
 * difference, what is typed goes on as changes of that version; else saving shows both versions as ever.
 */
export const WizardRejection = ({ listing, onAppealed, onStale }: ComponentProps<PageParts['Rejection']>) => {
  const { language } = useT()
  const client = useQueryClient()
  const appealed = async (appeal: OwnAppeal) => {
    onAppealed({ ...listing, appeal })
    const now = await client.fetchQuery({ ...ownListingQuery(listing.id), staleTime: 0 }).catch(() => null)
    if (now?.version === listing.version + 1) onAppealed(now)
  }
  return (
    <Rejection
      kind="listing"
      id={listing.id}
      title={language === 'ar' ? listing.titleAr : listing.title}
      reasonCodes={listing.reasonCodes}
      text={listing.rejectionReason}
      appeal={listing.appeal}
      onAppealed={(appeal) => void appealed(appeal)}
      onStale={onStale}
    />
  )
}
