import { Link } from 'react-router-dom'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { paths } from '#web/app/paths.ts'
import { AppealState } from '#web/features/rejection/components/appeal-state.tsx'
import { GivenReasons } from '#web/features/rejection/components/given-reasons.tsx'
import { useT } from '#web/i18n/use-t.ts'

/**
 * Why the listing in the wizard was rejected; the steps show what it is about. An appeal is made on the dashboard: it is
 * another version of the listing, which the wizard could then not save any more.
 */
export const WizardRejection = ({ listing }: { listing: OwnListing }) => {
  const { t } = useT('rejection')
  const { reasonCodes, rejectionReason, appeal } = listing
  return (
    <div className="flex flex-col gap-3 text-sm">
      <GivenReasons kind="listing" codes={reasonCodes} text={rejectionReason} />
      {appeal ? (
        <AppealState appeal={appeal} />
      ) : (
        <p>
          {t('appeal.once')}{' '}
          <Link
            to={paths.sellerDashboard('my-listings', { status: 'rejected' })}
            className="font-medium text-maroon underline underline-offset-4"
          >
            {t('appeal.there')}
          </Link>
        </p>
      )}
    </div>
  )
}
