import type { AdminListing } from '#shared/schemas/listing.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { ReviewDocument } from './review-document.tsx'

/** The papers of a private seller; of those that were removed when their purpose had ended, what is left. */
export const ReviewPapers = ({ listing }: { listing: AdminListing }) => {
  const { t, language } = useT('admin')
  const words = useT('moderation')
  const { documentsCheckedAt: at, verificationDocuments } = listing
  const gone = at === null ? undefined : words.t('document.checked', { date: formatDate(at, language) })
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2">
        {(['registrationCard', 'idCard'] as const).map((paper) => (
          <ReviewDocument
            // Another file is shown anew.
            key={`${paper} ${verificationDocuments[paper]}`}
            label={t(`document.${paper}`)}
            name={verificationDocuments[paper]}
            gone={gone}
          />
        ))}
      </div>
      <p className="mt-2 text-xs text-ink-3">{t('document.recorded')}</p>
    </>
  )
}
