import { FileText, FileUp, Trash2 } from 'lucide-react'
import { documentContentTypes } from '#shared/constants/photos.ts'
import { DocumentStatus } from '#web/entities/upload/document-upload.tsx'
import type { Upload } from '#web/entities/upload/queue.ts'
import { useDocumentUpload } from '#web/entities/upload/document-upload.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { FilePicker } from '#web/ui/file-picker.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { type DocumentSlot, fieldId } from './steps.ts'
import type { Wizard } from './use-wizard.ts'
const Picture = ({ upload }: { upload: Upload | undefined }) => {
  const Icon = upload ? FileText : FileUp
  return upload?.preview ? (
    <img src={upload.preview} alt="" className="size-full object-contain" />
  ) : (
    <Icon aria-hidden className="size-9 stroke-[1.25] text-ink-3" />
  )
}

/** One paper: choose it, watch it go, replace it, take it away. */
export const DocumentCard = ({ slot, wizard }: { slot: DocumentSlot; wizard: Wizard }) => {
  const { t } = useT('sell')
  const uploads = useT('uploads')
  const common = useT()
  const id = fieldId(slot)
  const label = t(`documents.${slot}`)
  const paper = useDocumentUpload({ key: slot, id, label, uploads: wizard.documents })
  const { upload, isReady, failure } = paper
  const problem = failure ?? (!upload || isReady ? wizard.errorOf(slot) : undefined)
  const noteId = `${id}-note`
  return (
    <div
      className={cx(
        'flex min-w-0 flex-col rounded-card border bg-card p-4',
        problem ? 'border-red' : 'border-line',
      )}
    >
      <h3 className="text-base font-medium tracking-normal">{label}</h3>
      <p className="text-xs text-ink-3">{t(`documents.${slot}Hint`)}</p>
      <div className="mt-3 grid h-40 place-items-center overflow-clip rounded-control bg-sand">
        <Picture upload={upload} />
      </div>
      <div className="mt-3 flex min-h-11 flex-col justify-center gap-1.5 text-xs text-ink-2">
        <DocumentStatus document={paper} label={label} problem={problem} noteId={noteId} />
      </div>
      {paper.canRetry && (
        <Button className="mt-3" wide onClick={paper.retry}>
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
          onFiles={paper.take}
          className={buttonClass({ variant: 'secondary', wide: true })}
        >
          {uploads.t(upload ? 'document.replace' : 'document.choose')}
        </FilePicker>
        {upload && (
          <IconButton
            label={uploads.t('document.removeFor', { label })}
            tip={uploads.t('document.remove')}
            icon={<Trash2 className="size-4.5" />}
            onClick={paper.remove}
          />
        )}
      </div>
    </div>
  )
}
