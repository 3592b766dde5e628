import type { OwnListing } from '#shared/schemas/listing.ts'
import { useT } from '#web/i18n/use-t.ts'

/** A listing's name in the language in use; a draft without make and model has none yet. */
export const useListingTitle = (): ((listing: Pick<OwnListing, 'title' | 'titleAr'>) => string) => {
  const { t, language } = useT('dashboard')
  return ({ title, titleAr }) => (language === 'ar' ? titleAr : title) || t('untitled')
}
