import { listingFiles, requiredDocuments } from '#shared/rules/listing.ts'
import type { AdminListing } from '#shared/schemas/admin-listing.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { DocumentViewer } from './document-viewer.tsx'

/** The documents of a private seller and any inspection report; of those that were removed in time, the date of their check. */
export const ListingDocuments = ({ listing }: { listing: AdminListing }) => {
  const { t, language } = useT('admin')
  const moderation = useT('moderation')
  const { documentsCheckedAt: at, verificationDocuments } = listing
  // Nobody waits for the back of the card or a report, and a verified dealership has to prove nothing.
  const expected: readonly string[] = listing.dealerProfileId === null ? requiredDocuments : []
  const shown = listingFiles.filter((kind) => expected.includes(kind) || verificationDocuments[kind])
  const gone = at === null ? undefined : moderation.t('document.checked', { date: formatDate(at, language) })
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2">
        {shown.map((kind) => (
          <DocumentViewer
            // Another file is shown anew.
            key={`${kind} ${verificationDocuments[kind]}`}
            label={t(`document.${kind}`)}
            name={verificationDocuments[kind] ?? null}
            gone={kind === 'inspectionReport' ? undefined : gone}
          />
        ))}
      </div>
      <p className="mt-2 text-xs text-ink-3">{t('document.recorded')}</p>
    </>
  )
}
