import { useNavigate } from 'react-router-dom'
import type { OwnListing } from '#shared/schemas/listing.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { ApiError, type ApiErrorCode } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { usePublishListing } from './api/publish-listing.ts'

// What is missing is asked for in the wizard.
const unfinished = new Set<ApiErrorCode>(['LISTING_INCOMPLETE', 'DOCUMENTS_REQUIRED'])

/** Publishes a draft and says what became of it; an unfinished one is opened in the wizard. */
export const usePublish = (seller: CurrentUser) => {
  const { t } = useT('dashboard')
  const errorText = useErrorText()
  const navigate = useNavigate()
  const { mutateAsync, isPending, variables } = usePublishListing(seller)

  const publish = async (listing: OwnListing) => {
    try {
      const { status } = await mutateAsync(listing)
      if (status === 'APPROVED') showToast({ title: t('publish.live'), tone: 'success' })
      else showToast({ title: t('publish.review'), description: t('publish.reviewText'), tone: 'success' })
    } catch (error) {
      showToast({ title: t('publish.failed'), description: errorText(error), tone: 'danger' })
      if (error instanceof ApiError && unfinished.has(error.code))
        void navigate(paths.sellYourCar(listing.id, 'review'))
    }
  }
  return { publish, publishingId: isPending ? variables.id : null }
}
