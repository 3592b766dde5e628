import { CircleAlert, CircleCheck } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { UploadProgress } from './upload-progress.tsx'
import type { DocumentState } from './use-document.ts'

type DocumentNewsProps = {
  document: DocumentState
  label: string
  /** What is wrong with it: its own failure, or that it is missing. */
  problem: string | undefined
  /** The id of the problem's sentence, for the input that it describes. */
  noteId: string
}

/** How a paper stands: there, on its way, refused and why, or still to be chosen. */
export const DocumentNews = ({ document, label, problem, noteId }: DocumentNewsProps) => {
  const { t } = useT('uploads')
  const { upload, passage, isReady, failure } = document
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
      {passage && <UploadProgress name={label} passage={passage} />}
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
