import { useEffect, useRef, useState } from 'react'
import { limits } from '#shared/constants/limits.ts'
import { acceptPhotos } from '#web/entities/upload/check-file.ts'
import type { Upload } from '#web/entities/upload/queue.ts'
import { UploadError } from '#web/entities/upload/upload-status.ts'
import { useUploadText } from '#web/entities/upload/upload-text.tsx'
import type { Uploads } from '#web/entities/upload/use-uploads.ts'
import { useT } from '#web/i18n/use-t.ts'
import { dismissToast } from '#web/stores/toast.ts'

const most = limits.listing.photos

let lastKey = 0
const newKey = () => `photo-${(lastKey += 1)}`

/** Takes chosen files among the photos once they are checked: `leftOut` says in sentences why some of the last choice are not. */
export const useTakePhotos = ({ items, add }: Pick<Uploads, 'items' | 'add'>, onAdded: () => void) => {
  const { t } = useT('sell')
  const uploads = useT('uploads')
  const uploadText = useUploadText()
  // Why single files of the last choice were left out.
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  // Choices are checked one after the other, each beside all photos of those before it, also those that are not drawn yet.
  const [checking, setChecking] = useState(0)
  const lastCheck = useRef(Promise.resolve())
  const present = useRef<readonly Pick<Upload, 'fingerprint'>[]>(items)
  useEffect(() => void (present.current = items), [items])

  const check = async (files: readonly File[]) => {
    const { chosen, refused, tooMany } = await acceptPhotos(files, present.current, most)
    const sentences = refused.map(({ name, problem }) =>
      uploads.t('refusedFile', { name, reason: uploadText(new UploadError(problem)) }),
    )
    setLeftOut(tooMany > 0 ? [...sentences, t('photos.leftOut', { count: tooMany, most })] : sentences)
    present.current = [...present.current, ...chosen]
    add(chosen.map((photo) => ({ key: newKey(), ...photo })))
    onAdded()
  }

  const take = (files: readonly File[]) => {
    // A removed photo can no longer be brought back once others take its place.
    dismissToast()
    setChecking((count) => count + 1)
    lastCheck.current = lastCheck.current
      .catch(() => undefined)
      .then(() => check(files))
      .finally(() => setChecking((count) => count - 1))
  }

  return { take, isChecking: checking > 0, leftOut }
}
