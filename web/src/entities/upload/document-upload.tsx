import { useState } from 'react'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { dismissToast, showToast } from '#web/stores/toast.ts'
import { checkDocument, type Checked } from './check-file.ts'
import { progressOf, type Upload } from './queue.ts'
import { isWorthRetrying, UploadError } from './upload-status.ts'
import { UploadProgress, useUploadText } from './upload-text.tsx'
import type { Uploads } from './use-uploads.ts'

const undoMs = 10_000

type FileSlot = {
  /** Its key among the uploads. */
  key: string
  /** The id of its input, which gets the focus where a press takes its own button away. */
  id: string
  uploads: Uploads
  check: (file: File) => Promise<Checked>
  isShared?: Upload['isShared']
  /** What is said of its removal. */
  removed: string
  /** What is said before the reason why it did not arrive. */
  failed?: string
}

/** The place of one file: the one that is there or on its way, and what can be done about it. */
export const useFileUpload = ({ key, id, uploads, check, isShared, removed, failed }: FileSlot) => {
  const { t } = useT('uploads')
  const uploadText = useUploadText()
  const [refusal, setRefusal] = useState<string>()
  const upload = uploads.items.find((item) => item.key === key)
  const state = upload?.state
  const why = state?.phase === 'failed' ? uploadText(state.error) : undefined

  const take = async ([file]: readonly File[]) => {
    if (!file) return
    const checked = await check(file)
    if (checked.problem) {
      const reason = uploadText(new UploadError(checked.problem))
      return setRefusal(t('refusedFile', { name: file.name, reason }))
    }
    setRefusal(undefined)
    // A removed file can no longer be brought back once another takes its place.
    dismissToast()
    uploads.add([{ key, name: file.name, ...checked, ...(isShared && { isShared }) }])
  }

  const focusInput = () => document.getElementById(id)?.focus({ preventScroll: true })

  const remove = () => {
    setRefusal(undefined)
    showToast({
      title: removed,
      action: { label: t('document.undo'), onPress: uploads.remove(key) },
      duration: undoMs,
    })
    focusInput()
  }

  return {
    upload,
    isReady: state?.phase === 'ready',
    /** Why the last choice was not taken, or did not arrive. */
    failure: refusal ?? (failed && why ? `${failed} ${why}` : why),
    canRetry: state?.phase === 'failed' && isWorthRetrying(state.error) && upload?.file !== undefined,
    take: (files: readonly File[]) => void take(files),
    retry: () => {
      focusInput()
      uploads.retry(key)
    },
    remove,
  }
}

type DocumentSlot = Pick<FileSlot, 'key' | 'id' | 'uploads' | 'isShared'> & { label: string }

/** The place of a document that is asked for; `label` is its name. */
export const useDocumentUpload = ({ label, ...slot }: DocumentSlot) => {
  const { t } = useT('uploads')
  const [removed, failed] = [t('document.removed', { label }), t('document.failed')]
  return useFileUpload({ ...slot, check: checkDocument, removed, failed })
}

type DocumentStatusProps = {
  document: Pick<ReturnType<typeof useDocumentUpload>, 'upload' | 'isReady' | 'failure'>
  label: string
  /** Its own error, or that it is missing. */
  problem: string | undefined
  /** The id of the problem's sentence, for the input that it describes. */
  noteId: string
}

/** The status of a document: there, on its way, refused and why, or still to be chosen. */
export const DocumentStatus = ({ document, label, problem, noteId }: DocumentStatusProps) => {
  const { t } = useT('uploads')
  const { upload, isReady, failure } = document
  const progress = upload && progressOf(upload)
  return (
    <>
      {isReady && (
        <span className="flex items-center gap-2 text-sm text-green">
          <CircleCheck aria-hidden className="size-4.5 shrink-0" />
          <bdi dir={upload?.name ? 'ltr' : undefined} className="min-w-0 truncate">
            {upload?.name || t('ready')}
          </bdi>
        </span>
      )}
      {progress && <UploadProgress name={label} progress={progress} />}
      {!upload && !problem && t('document.rules')}
      {problem && (
        <p role={failure ? 'alert' : undefined} id={noteId} className="flex items-start gap-1.5 text-red">
          <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          <span className="min-w-0 break-words">{problem}</span>
        </p>
      )}
    </>
  )
}
