import { useEffect, useEffectEvent } from 'react'
import { documentTypeWords } from '#shared/reference/document-types.ts'
import { findStored } from '#web/entities/upload/upload-status.ts'
import { UploadError } from '#web/entities/upload/upload-error.ts'
import { useUploads } from '#web/entities/upload/use-uploads.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { arrivedIn, typeOf, uploadsOf, type Arrived } from './documents.ts'

/** The papers of an application, those there and those on their way. `wasLeft`: they were left in this browser earlier. */
export const usePapers = (begun: readonly Arrived[], wasLeft: boolean) => {
  const { t, language } = useT('uploads')
  const uploads = useUploads('document', uploadsOf(begun), {
    onReady: (key) => {
      const type = typeOf(key)
      const label = type ? documentTypeWords[type][language] : ''
      showToast({ title: t('document.uploaded', { label }), tone: 'success' })
    },
  })
  const documents = arrivedIn(uploads.items)

  /** Finds out which of them the server no longer has: one that no application holds is swept after a day. */
  const dropGone = async (signal: AbortSignal) => {
    const urls = documents.map(({ url }) => url)
    const there = await findStored(urls, signal)
    for (const { key, url } of documents) if (!there.has(url)) uploads.reject(key, new UploadError('GONE'))
  }
  const checkPapers = (signal = new AbortController().signal) => void dropGone(signal).catch(() => undefined)
  const onLeft = useEffectEvent(checkPapers)
  useEffect(() => {
    if (!wasLeft) return
    const controller = new AbortController()
    onLeft(controller.signal)
    return () => controller.abort()
  }, [wasLeft])

  return { uploads, documents, checkPapers }
}
