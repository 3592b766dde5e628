import { ImagePlus } from 'lucide-react'
import { limits } from '#shared/constants/limits.ts'
import { photoContentTypes } from '#shared/constants/photos.ts'
import { useT } from '#web/i18n/use-t.ts'
import { FilePicker } from '#web/ui/file-picker.tsx'
import type { Wizard } from '../use-wizard.ts'
import { fieldId } from './field-id.ts'
import { PhotoGrid } from './photo-grid.tsx'
import { PhotoNotices } from './photo-notices.tsx'
import { useTakePhotos } from './use-take-photos.ts'

const most = limits.listing.photos

/** Choosing photos, watching them go, putting them in order. */
export const StepPhotos = ({ wizard }: { wizard: Wizard }) => {
  const { t } = useT('sell')
  const { leftOut, take } = useTakePhotos(wizard)
  const { items } = wizard.photos
  const error = wizard.errorOf('images')
  return (
    <div className="flex flex-col gap-5">
      {items.length < most ? (
        // HEIC is not among the types: then iPhones and Macs hand over a JPEG of it.
        <FilePicker
          id={fieldId('images')}
          accept={photoContentTypes}
          multiple
          describedBy="sell-photo-rules"
          onFiles={take}
          className="flex flex-col items-center gap-1 rounded-card border border-dashed border-edge bg-card px-4 py-8 text-center hover:border-ink-2 hover:bg-sand"
        >
          <ImagePlus aria-hidden className="mb-2 size-8 stroke-[1.25] text-maroon" />
          <span className="font-medium">{t(items.length === 0 ? 'photos.add' : 'photos.addMore')}</span>
          <span className="text-sm text-ink-2 max-sm:hidden">{t('photos.drop')}</span>
          <span id="sell-photo-rules" className="text-xs text-ink-3">
            {t('photos.rules', { most })}
          </span>
        </FilePicker>
      ) : (
        <p id={fieldId('images')} tabIndex={-1} className="rounded-card bg-sand px-4 py-3 text-sm text-ink-2">
          {t('photos.full', { most })}
        </p>
      )}
      <PhotoNotices sentences={error ? [error, ...leftOut] : leftOut} photos={wizard.photos} />
      {items.length === 0 ? (
        <p className="text-sm text-ink-2">{t('photos.none')}</p>
      ) : (
        <PhotoGrid photos={wizard.photos} />
      )}
    </div>
  )
}
