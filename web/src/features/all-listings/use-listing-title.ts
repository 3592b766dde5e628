import type { AdminListing } from '#shared/schemas/listing.ts'
import { useT } from '#web/i18n/use-t.ts'

/** The title of a listing in the language in use; a draft may have none yet. */
export const useListingTitle = (): ((listing: Pick<AdminListing, 'title' | 'titleAr'>) => string) => {
  const { t, language } = useT('admin-listings')
  return ({ title, titleAr }) => (language === 'ar' ? titleAr : title) || t('untitled')
}
