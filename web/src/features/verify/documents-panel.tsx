import { Trash2 } from 'lucide-react'
import { documentContentTypes } from '#shared/constants/photos.ts'
import { documentTypeLabels } from '#shared/reference/application-fields.ts'
import { DocumentStatus, useDocumentUpload } from '#web/entities/upload/document-upload.tsx'
import type { Uploads } from '#web/entities/upload/use-uploads.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { FilePicker } from '#web/ui/file-picker.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { fieldId } from './answers.ts'
import { slotsFor, type DocumentSlot } from './documents.ts'
import type { Application } from './use-application.ts'
import type { Submit } from './use-submit.ts'

type DocumentsPanelProps = {
  application: Application
  submit: Submit
  /** The fields and documents that the reviewer asked to change. */
  asked: readonly string[]
}

/** The documents of the application, one slot for each kind. */
export const DocumentsPanel = ({ application: { uploads }, submit, asked }: DocumentsPanelProps) => {
  const { t } = useT('verification')
  return (
    <SettingsCard title={t('section.documents')} text={t('section.documents.text')}>
      <ul className="flex flex-col divide-y divide-line">
        {slotsFor(uploads.items.map(({ key }) => key)).map((slot) => (
          <DocumentRow
            key={slot.key}
            slot={slot}
            uploads={uploads}
            isMissing={submit.lacks(slot.type)}
            isAsked={slot.number === 1 && asked.includes(slot.type)}
          />
        ))}
      </ul>
    </SettingsCard>
  )
}

type DocumentRowProps = {
  slot: DocumentSlot
  uploads: Uploads
  /** True once the user tried to send the application without it. */
  isMissing: boolean
  isAsked: boolean
}

/** One document of the application: choose it, watch it go, replace it; an optional one can be removed. */
const DocumentRow = ({ slot, uploads, isMissing, isAsked }: DocumentRowProps) => {
  const { t, language } = useT('verification')
  const uploading = useT('uploads')
  const common = useT()
  const { required, ...names } = documentTypeLabels[slot.type]
  const label =
    slot.number === 1
      ? names[language]
      : t('document.another', { label: names[language], number: slot.number })
  const id = fieldId(slot.key)
  const document = useDocumentUpload({ key: slot.key, id, label, uploads })
  const { upload, failure } = document
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
              label={uploading.t('document.removeFor', { label })}
              tip={uploading.t('document.remove')}
              icon={<Trash2 className="size-4.5" />}
              onClick={document.remove}
            />
          )}
          <FilePicker
            id={id}
            accept={documentContentTypes}
            label={
              upload ? uploading.t('document.replaceFor', { label }) : t('document.uploadFor', { label })
            }
            describedBy={problem && noteId}
            invalid={problem !== undefined}
            onFiles={document.take}
            className={buttonClass({ variant: 'secondary' })}
          >
            {upload ? uploading.t('document.replace') : t('document.upload')}
          </FilePicker>
        </div>
      </div>
      {(upload || problem) && (
        <div className="flex flex-col gap-1.5 text-xs text-ink-2">
          <DocumentStatus document={document} label={label} problem={problem} noteId={noteId} />
        </div>
      )}
      {isAsked && <p className="text-xs font-medium text-amber">{t('hint.asked')}</p>}
      {document.canRetry && (
        <Button variant="secondary" size="sm" className="self-start" onClick={document.retry}>
          {common.t('retry')}
        </Button>
      )}
    </li>
  )
}
