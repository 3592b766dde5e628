import { useEffect, useRef, useState } from 'react'
import { limits } from '#shared/constants/limits.ts'
import { checkPhoto } from '#web/entities/upload/check-file.ts'
import { choosePhotos } from '#web/entities/upload/choose-photos.ts'
import { UploadError } from '#web/entities/upload/upload-error.ts'
import { useUploadText } from '#web/entities/upload/use-upload-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { dismissToast } from '#web/stores/toast.ts'
import type { Wizard } from '../use-wizard.ts'

const most = limits.listing.photos

let lastKey = 0
const newKey = () => `photo-${(lastKey += 1)}`

/** Puts chosen files into the queue, and says of each that was left out why: `leftOut` are the sentences of the last choice. */
export const useTakePhotos = (wizard: Wizard) => {
  const { t } = useT('sell')
  const uploads = useT('uploads')
  const uploadText = useUploadText()
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const latest = useRef(wizard)
  useEffect(() => void (latest.current = wizard))

  const take = async (files: readonly File[]) => {
    // Bringing back a removed photo has an end where others take its room.
    dismissToast()
    const { items } = latest.current.photos
    const { chosen, refused, tooMany } = await choosePhotos(files, items, most, checkPhoto)
    const sentences = refused.map(({ name, problem }) =>
      uploads.t('refusedFile', { name, reason: uploadText(new UploadError(problem)) }),
    )
    setLeftOut(tooMany > 0 ? [...sentences, t('photos.leftOut', { count: tooMany, most })] : sentences)
    const { photos, refused: refusals, dispatch } = latest.current
    photos.add(chosen.map((photo) => ({ key: newKey(), ...photo })))
    if (refusals.images !== undefined) dispatch({ type: 'clear', field: 'images' })
  }

  return { leftOut, take: (files: readonly File[]) => void take(files) }
}
