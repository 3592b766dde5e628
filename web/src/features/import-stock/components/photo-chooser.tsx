import { useId, useState } from 'react'
import { CircleAlert, Images } from 'lucide-react'
import { limits } from '#shared/constants/limits.ts'
import type { ImportView } from '#shared/schemas/stock-import.ts'
import { formatFileSize } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { FilePicker } from '#web/ui/file-picker.tsx'
import type { Collected, RefusedFile } from '#web/features/import-stock/photos/collect-photos.ts'
import { choosePhotos } from '#web/features/import-stock/photos/photo-run.ts'
import { zipLimits } from '#web/features/import-stock/photos/zip-limits.ts'

const accept = ['image/*', '.heic', '.heif', '.zip', 'application/zip']

/** A place for many photos, or zips of them, and what could not be used of them. */
export const PhotoChooser = ({ of, collected }: { of: ImportView; collected: Collected }) => {
  const { t, language } = useT('import')
  const id = useId()
  const [reading, setReading] = useState(false)
  const size = formatFileSize(zipLimits.bytes, language)
  const sentence = ({ name, problem }: RefusedFile) => {
    if (problem === 'TOO_LARGE') return t('photos.refused.TOO_LARGE', { name, size })
    if (problem === 'TOO_MANY') return t('photos.refused.TOO_MANY', { name, most: zipLimits.entries })
    return t(`photos.refused.${problem}`, { name })
  }
  const take = async (files: readonly File[]) => {
    if (files.length === 0) return
    setReading(true)
    await choosePhotos(of.id, files)
    setReading(false)
  }
  return (
    <>
      <FilePicker
        id={id}
        accept={accept}
        multiple
        describedBy={`${id}-rules`}
        onFiles={(files) => void take(files)}
        className="flex flex-col items-center gap-1 rounded-card border border-dashed border-edge bg-card px-4 py-8 text-center hover:border-ink-2 hover:bg-sand"
      >
        <Images aria-hidden className="mb-2 size-8 stroke-[1.25] text-maroon" />
        <span className="font-medium">{t(collected.sources.size > 0 ? 'photos.more' : 'photos.choose')}</span>
        <span className="text-sm text-ink-2 max-sm:hidden">{t('photos.drop')}</span>
        <span id={`${id}-rules`} className="text-xs text-ink-3">
          {t('photos.rules', { most: limits.listing.photos, size })}
        </span>
      </FilePicker>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {reading && t('photos.reading')}
      </p>
      {collected.refused.length > 0 && (
        <ul role="alert" className="flex flex-col gap-1 rounded-card bg-red-tint px-4 py-3 text-sm text-red">
          {collected.refused.map((refused) => (
            <li key={refused.name} className="flex items-start gap-2 break-words">
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              <span className="min-w-0">{sentence(refused)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
