import { useState } from 'react'
import { useT } from '#web/i18n/use-t.ts'
import { dismissToast, showToast } from '#web/stores/toast.ts'
import { checkDocument } from './check-file.ts'
import { passageOf } from './queue.ts'
import { isWorthRetrying, UploadError } from './upload-error.ts'
import type { Uploads } from './use-uploads.ts'
import { useUploadText } from './use-upload-text.ts'

const undoMs = 10_000

type DocumentPlace = {
  /** The key it has among the uploads. */
  key: string
  /** The id of its input, which has the focus after it was removed. */
  id: string
  /** What the paper is called. */
  label: string
  uploads: Uploads
}

/** One paper that is asked for: the file that is there or on its way, and what can be done about it. */
export const useDocument = ({ key, id, label, uploads }: DocumentPlace) => {
  const { t } = useT('uploads')
  const uploadText = useUploadText()
  const [refusal, setRefusal] = useState<string>()
  const upload = uploads.items.find((item) => item.key === key)
  const state = upload?.state
  const failure = state?.phase === 'failed' ? `${t('document.failed')} ${uploadText(state.error)}` : undefined

  const take = async ([file]: readonly File[]) => {
    if (!file) return
    const checked = await checkDocument(file)
    if (checked.problem) {
      const reason = uploadText(new UploadError(checked.problem))
      return setRefusal(t('refusedFile', { name: file.name, reason }))
    }
    setRefusal(undefined)
    // Bringing back the one that was removed has an end where another takes its place.
    dismissToast()
    uploads.add([{ key, name: file.name, ...checked }])
  }

  const remove = () => {
    setRefusal(undefined)
    showToast({
      title: t('document.removed', { label }),
      action: { label: t('document.undo'), onPress: uploads.remove(key) },
      duration: undoMs,
    })
    document.getElementById(id)?.focus({ preventScroll: true })
  }

  return {
    upload,
    passage: upload && passageOf(upload),
    isReady: state?.phase === 'ready',
    /** Why the last choice was not taken, or did not arrive. */
    failure: refusal ?? failure,
    canRetry: state?.phase === 'failed' && isWorthRetrying(state.error) && uploads.canRetry(key),
    take: (files: readonly File[]) => void take(files),
    retry: () => uploads.retry(key),
    remove,
  }
}

export type DocumentState = ReturnType<typeof useDocument>
