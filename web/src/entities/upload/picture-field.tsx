import { useEffect, useRef, useState } from 'react'
import { ImagePlus, Trash2 } from 'lucide-react'
import { photoContentTypes } from '#shared/constants/photos.ts'
import { sendPhoto } from './send-file.ts'
import { useUploadText } from './upload-text.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { FilePicker } from '#web/ui/file-picker.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'

type PictureFieldProps = {
  name: 'logo' | 'cover'
  /** The picture's address; '' is none. */
  value: string
  onChange: (url: string) => void
  /** Hears when a picture is on its way, and when no more: until it has arrived there is nothing of it to save. */
  onBusy: (isBusy: boolean) => void
  error: string | undefined
}

/** One picture of a storefront or company: choose it, watch it go, replace or remove it. */
export const PictureField = ({ name, value, onChange, onBusy, error }: PictureFieldProps) => {
  const { t } = useT('uploads')
  const uploadText = useUploadText()
  const [sending, setSending] = useState<{ preview: string; share: number }>()
  const [failure, setFailure] = useState<string>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const take = async ([file]: readonly File[]) => {
    if (!file) return
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    const preview = URL.createObjectURL(file)
    const progress = (share: number) => setSending({ preview, share })
    setFailure(undefined)
    progress(0)
    onBusy(true)
    try {
      // It is checked and made small as the photo of a car is.
      const url = await sendPhoto(file, { signal, onProgress: progress, onSent: () => progress(1) })
      onChange(url)
    } catch (problem) {
      if (!signal.aborted) setFailure(uploadText(problem))
    } finally {
      URL.revokeObjectURL(preview)
      if (running.current?.signal === signal) {
        setSending(undefined)
        onBusy(false)
      }
    }
  }

  const shown = sending?.preview ?? (value && `${value}?w=${name === 'logo' ? 320 : 1280}`)
  const problem = failure ?? error
  const pickerId = `picture-${name}`
  const noteId = `${pickerId}-note`
  const remove = () => {
    // The button goes with its press.
    document.getElementById(pickerId)?.focus({ preventScroll: true })
    onChange('')
  }
  return (
    <div>
      <p className="text-sm font-medium">{t(`picture.${name}`)}</p>
      <p className="text-xs text-ink-3">{t(`picture.${name}.hint`)}</p>
      <div
        className={cx(
          'relative mt-2 grid place-items-center overflow-clip rounded-card border border-line',
          name === 'logo' ? 'size-32 bg-white' : 'aspect-[16/9] w-full bg-sand',
        )}
      >
        {shown ? (
          <img
            src={shown}
            alt={t(`picture.${name}.alt`)}
            className={cx('size-full', name === 'logo' ? 'object-contain' : 'object-cover')}
          />
        ) : (
          <ImagePlus aria-hidden className="size-9 stroke-[1.25] text-ink-3" />
        )}
        {sending && (
          <div className="absolute inset-x-3 bottom-3">
            <ProgressBar label={t('picture.sending')} value={sending.share} />
          </div>
        )}
      </div>
      <div className="mt-3 flex items-center gap-2">
        <FilePicker
          id={pickerId}
          accept={photoContentTypes}
          label={t(`picture.${name}.${value ? 'replace' : 'choose'}`)}
          describedBy={problem && noteId}
          invalid={problem !== undefined}
          onFiles={(files) => void take(files)}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          {t(value ? 'picture.replace' : 'picture.choose')}
        </FilePicker>
        {value && !sending && (
          <IconButton
            label={t(`picture.${name}.remove`)}
            icon={<Trash2 className="size-4.5" />}
            onClick={remove}
          />
        )}
      </div>
      {problem && (
        <p id={noteId} role="alert" className="mt-2 text-xs text-red">
          {problem}
        </p>
      )}
    </div>
  )
}
