import { listingDocuments } from '#shared/rules/listing.ts'
import { CircleAlert, CircleCheck, FileText, FileUp, ShieldCheck, Trash2 } from 'lucide-react'
import { documentContentTypes } from '#shared/constants/photos.ts'
import { DocumentStatus, useDocumentUpload } from '#web/entities/upload/document-upload.tsx'
import type { Uploads } from '#web/entities/upload/use-uploads.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { FilePicker } from '#web/ui/file-picker.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { fieldId, isRequired, type DocumentSlot } from './steps.ts'
import type { ErrorOf } from './use-wizard.ts'

type StepDocumentsProps = {
  documents: Uploads
  errorOf: ErrorOf
  /** They were checked once and removed since: none is needed again. */
  isChecked: boolean
}

/** The two documents of a private seller, and why they are asked for. */
export const StepDocuments = ({ documents, errorOf, isChecked }: StepDocumentsProps) => {
  const { t } = useT('sell')
  return (
    <div className="flex flex-col gap-5">
      <div
        className={cx(
          'flex gap-3 rounded-card bg-green-tint p-4',
          // A seller who has uploaded a document has read this already.
          documents.items.length > 0 && 'order-last',
        )}
      >
        <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-green" />
        <div className="text-sm">
          <h3 className="text-sm font-medium tracking-normal">
            {t(isChecked ? 'documents.checked' : 'documents.why.title')}
          </h3>
          <p className="mt-0.5 text-ink-2">{t('documents.why.text')}</p>
        </div>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {listingDocuments.map((slot) => (
          <DocumentCard key={slot} slot={slot} documents={documents} error={errorOf(slot)} />
        ))}
      </div>
    </div>
  )
}

type AttachedDocumentsProps = {
  slots: readonly DocumentSlot[]
  attached: ReadonlySet<DocumentSlot>
  isChecked?: boolean
}

/** Which of these documents are there or were checked, and which required ones are missing. */
export const AttachedDocuments = ({ slots, attached, isChecked = false }: AttachedDocumentsProps) => {
  const { t } = useT('sell')
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {slots
        .filter((slot) => isRequired(slot) || attached.has(slot))
        .map((slot) => {
          const isThere = attached.has(slot) || isChecked
          const text = isThere ? 'documents.checked' : 'review.missing'
          const Icon = isThere ? CircleCheck : CircleAlert
          return (
            <li key={slot} className="flex items-center gap-2">
              <Icon aria-hidden className={isThere ? 'size-4.5 text-green' : 'size-4.5 text-red'} />
              {t(`documents.${slot}`)}
              <span className="text-ink-3">{t(attached.has(slot) ? 'documents.stored' : text)}</span>
            </li>
          )
        })}
    </ul>
  )
}

type DocumentCardProps = { slot: DocumentSlot; documents: Uploads; error: string | undefined }

/** One document: choose it, watch it go, replace it, remove it. */
export const DocumentCard = ({ slot, documents, error }: DocumentCardProps) => {
  const { t } = useT('sell')
  const uploads = useT('uploads')
  const common = useT()
  const id = fieldId(slot)
  const label = t(`documents.${slot}`)
  const document = useDocumentUpload({
    key: slot,
    id,
    label,
    uploads: documents,
    // The other documents are for admins alone.
    isShared: slot === 'inspectionReport',
  })
  const { upload, isReady, failure } = document
  const problem = failure ?? (!upload || isReady ? error : undefined)
  const noteId = `${id}-note`
  const Icon = upload ? FileText : FileUp
  return (
    <div
      className={cx(
        'flex min-w-0 flex-col rounded-card border bg-card p-4',
        problem ? 'border-red' : 'border-line',
      )}
    >
      {/* Side by side, so that the way to choose a file is in sight, too. */}
      <div className="flex flex-row-reverse justify-end gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="text-base font-medium tracking-normal">{label}</h3>
          <p className="text-xs text-ink-3">{t(`documents.${slot}Hint`)}</p>
        </div>
        <div className="grid size-18 shrink-0 place-items-center overflow-clip rounded-control bg-sand sm:size-24">
          {upload?.preview ? (
            <img src={upload.preview} alt="" className="size-full object-contain" />
          ) : (
            <Icon aria-hidden className="size-9 stroke-[1.25] text-ink-3" />
          )}
        </div>
      </div>
      <div className="mt-3 flex min-h-11 flex-col justify-center gap-1.5 text-xs text-ink-2">
        <DocumentStatus document={document} label={label} problem={problem} noteId={noteId} />
      </div>
      {document.canRetry && (
        <Button className="mt-3" wide onClick={document.retry}>
          {common.t('retry')}
        </Button>
      )}
      <div className="mt-3 flex items-center gap-2">
        <FilePicker
          id={id}
          accept={documentContentTypes}
          label={uploads.t(upload ? 'document.replaceFor' : 'document.chooseFor', { label })}
          describedBy={problem && noteId}
          invalid={problem !== undefined}
          onFiles={document.take}
          className={buttonClass({ variant: 'secondary', wide: true })}
        >
          {uploads.t(upload ? 'document.replace' : 'document.choose')}
        </FilePicker>
        {upload && (
          <IconButton
            label={uploads.t('document.removeFor', { label })}
            tip={uploads.t('document.remove')}
            icon={<Trash2 className="size-4.5" />}
            onClick={document.remove}
          />
        )}
      </div>
    </div>
  )
}
