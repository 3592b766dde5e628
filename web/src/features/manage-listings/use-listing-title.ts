import type { AdminListing } from '#shared/schemas/listing.ts'
import { useT } from '#web/i18n/use-t.ts'

/** What a listing is called in the language in use; a draft may have no name yet. */
export const useListingTitle = (): ((listing: Pick<AdminListing, 'title' | 'titleAr'>) => string) => {
  const { t, language } = useT('admin-listings')
  return ({ title, titleAr }) => (language === 'ar' ? titleAr : title) || t('untitled')
}
