import { useState } from 'react'
import { CircleAlert, ImagePlus } from 'lucide-react'
import { limits } from '#shared/constants/limits.ts'
import { photoContentTypes } from '#shared/constants/photos.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { problemOfPhoto } from '../uploads/check-file.ts'
import { UploadError } from '../uploads/upload-error.ts'
import { useUploadText } from '../uploads/use-upload-text.ts'
import type { Wizard } from '../use-wizard.ts'
import { fieldId } from './field-id.ts'
import { FilePicker } from './file-picker.tsx'
import { PhotoTile } from './photo-tile.tsx'

const most = limits.listing.photos

let lastKey = 0
const newKey = () => `photo-${(lastKey += 1)}`

/** Choosing photos, watching them go, putting them in order. */
export const StepPhotos = ({ wizard }: { wizard: Wizard }) => {
  const { t } = useT('sell')
  const uploadText = useUploadText()
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const [news, setNews] = useState('')
  const { items, add, move, remove, retry, canRetry } = wizard.photos
  const ready = items.filter(({ state }) => state.phase === 'ready').length
  const failed = items.filter(({ state }) => state.phase === 'failed')
  const error = wizard.errorOf('images')

  const take = (files: readonly File[]) => {
    const problems = files.flatMap((file) => {
      const problem = problemOfPhoto(file)
      return problem
        ? [t('upload.refusedFile', { name: file.name, reason: uploadText(new UploadError(problem)) })]
        : []
    })
    const good = files.filter((file) => problemOfPhoto(file) === undefined)
    const room = good.slice(0, most - items.length)
    const tooMany = good.length - room.length
    setLeftOut(tooMany > 0 ? [...problems, t('photos.leftOut', { count: tooMany, most })] : problems)
    add(room.map((file) => ({ key: newKey(), file })))
    if (wizard.refused.images !== undefined) wizard.dispatch({ type: 'clear', field: 'images' })
  }

  // A moved tile is the same element at another place, and the browser lets go of its focus. At either end the pressed
  // button has had its day; then the tile's next one takes over.
  const moveTo = (key: string, to: number, control: HTMLElement) => {
    const tile = control.closest('li')
    move(key, to)
    setNews(to === 0 ? t('photos.mainSet') : t('photos.moved', { at: to + 1 }))
    requestAnimationFrame(() => {
      const stays = control.isConnected && !control.matches(':disabled')
      const heir = stays ? control : tile?.querySelector<HTMLElement>('button:enabled')
      heir?.focus()
    })
  }

  return (
    <div className="flex flex-col gap-5">
      {items.length < most ? (
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
            {t('photos.rules', { size: '10 MB', most })}
          </span>
        </FilePicker>
      ) : (
        <p id={fieldId('images')} tabIndex={-1} className="rounded-card bg-sand px-4 py-3 text-sm text-ink-2">
          {t('photos.full', { most })}
        </p>
      )}

      {(error || leftOut.length > 0) && (
        <div role="alert" className="rounded-card bg-red-tint px-4 py-3 text-sm text-red">
          <ul className="flex flex-col gap-1">
            {[...(error ? [error] : []), ...leftOut].map((sentence) => (
              <li key={sentence} className="flex items-start gap-2 break-words">
                <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
                <span className="min-w-0">{sentence}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {failed.length > 1 && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-red-tint px-4 py-3 text-sm text-red">
          {t('photos.notUploaded', { count: failed.length })}
          <Button
            size="sm"
            variant="secondary"
            onClick={() => failed.forEach(({ key }) => canRetry(key) && retry(key))}
          >
            {t('photos.retryAll')}
          </Button>
        </div>
      )}

      {items.length === 0 ? (
        <p className="text-sm text-ink-2">{t('photos.none')}</p>
      ) : (
        <section aria-labelledby="sell-photos" className="flex flex-col gap-3">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 id="sell-photos" className="text-base font-medium tracking-normal">
              {t('photos.list')}
            </h3>
            <p role="status" className="text-xs text-ink-3">
              {t('photos.progress', { ready, count: items.length })}
            </p>
          </div>
          <ol className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            {items.map((upload, index) => (
              <PhotoTile
                key={upload.key}
                upload={upload}
                place={index}
                isLast={index === items.length - 1}
                onMove={(to, control) => moveTo(upload.key, to, control)}
                onRetry={canRetry(upload.key) ? () => retry(upload.key) : undefined}
                onRemove={() => {
                  remove(upload.key)
                  setNews(t('photos.removed'))
                  document.getElementById(fieldId('images'))?.focus({ preventScroll: true })
                }}
              />
            ))}
          </ol>
          <p className="text-xs text-ink-3">{t('photos.order')}</p>
        </section>
      )}
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </div>
  )
}
