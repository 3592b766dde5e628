import { Trash2 } from 'lucide-react'
import { documentContentTypes } from '#shared/constants/photos.ts'
import { documentTypeWords } from '#shared/reference/document-types.ts'
import { DocumentStatus } from '#web/entities/upload/document-upload.tsx'
import { useDocumentUpload } from '#web/entities/upload/document-upload.tsx'
import type { Uploads } from '#web/entities/upload/use-uploads.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { FilePicker } from '#web/ui/file-picker.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Place } from '#web/features/verify/documents.ts'
import { fieldId } from './field-id.ts'

type DocumentRowProps = {
  place: Place
  uploads: Uploads
  /** True once somebody tried to send the application without it. */
  isMissing: boolean
  isAsked: boolean
}

/** One paper of the application: choose it, watch it go, replace it; what is optional can be taken away. */
export const DocumentRow = ({ place, uploads, isMissing, isAsked }: DocumentRowProps) => {
  const { t, language } = useT('verification')
  const words = useT('uploads')
  const common = useT()
  const { required, ...names } = documentTypeWords[place.type]
  const label =
    place.number === 1
      ? names[language]
      : t('document.another', { label: names[language], number: place.number })
  const id = fieldId(place.key)
  const paper = useDocumentUpload({ key: place.key, id, label, uploads })
  const { upload, failure } = paper
  const problem = failure ?? (isMissing && !upload ? t('document.missing') : undefined)
  const noteId = `${id}-note`
  return (
    <li className="flex flex-col gap-2.5 py-4 first:pt-0 last:pb-0">
      <div className="flex items-start justify-between gap-x-4">
        <div className="min-w-0">
          <h3 className="text-sm font-medium tracking-normal">{label}</h3>
          <p className={required ? 'text-xs text-maroon' : 'text-xs text-ink-3'}>
            {t(required ? 'document.required' : 'document.optional')}
          </p>
        </div>
        <div className="flex shrink-0 items-center gap-1">
          {upload && !required && (
            <IconButton
              label={words.t('document.removeFor', { label })}
              tip={words.t('document.remove')}
              icon={<Trash2 className="size-4.5" />}
              onClick={paper.remove}
            />
          )}
          <FilePicker
            id={id}
            accept={documentContentTypes}
            label={upload ? words.t('document.replaceFor', { label }) : t('document.uploadFor', { label })}
            describedBy={problem && noteId}
            invalid={problem !== undefined}
            onFiles={paper.take}
            className={buttonClass({ variant: 'secondary' })}
          >
            {upload ? words.t('document.replace') : t('document.upload')}
          </FilePicker>
        </div>
      </div>
      {(upload || problem) && (
        <div className="flex flex-col gap-1.5 text-xs text-ink-2">
          <DocumentStatus document={paper} label={label} problem={problem} noteId={noteId} />
        </div>
      )}
      {isAsked && <p className="text-xs font-medium text-amber">{t('hint.asked')}</p>}
      {paper.canRetry && (
        <Button variant="secondary" size="sm" className="self-start" onClick={paper.retry}>
          {common.t('retry')}
        </Button>
      )}
    </li>
  )
}
