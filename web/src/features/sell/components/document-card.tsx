import { useState } from 'react'
import { CircleAlert, CircleCheck, FileText, FileUp } from 'lucide-react'
import { documentContentTypes } from '#shared/constants/photos.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import type { DocumentSlot } from '../steps/step-plan.ts'
import { problemOfDocument } from '../uploads/check-file.ts'
import type { Upload } from '../uploads/queue.ts'
import { UploadError } from '../uploads/upload-error.ts'
import { useUploadText } from '../uploads/use-upload-text.ts'
import type { Wizard } from '../use-wizard.ts'
import { fieldId } from './field-id.ts'
import { FilePicker } from './file-picker.tsx'
import { UploadProgress } from './upload-progress.tsx'

const Picture = ({ upload }: { upload: Upload | undefined }) => {
  const Icon = upload ? FileText : FileUp
  return upload?.preview ? (
    <img src={upload.preview} alt="" className="size-full object-contain" />
  ) : (
    <Icon aria-hidden className="size-9 stroke-[1.25] text-ink-3" />
  )
}

/** One paper: choose it, watch it go, replace it. */
export const DocumentCard = ({ slot, wizard }: { slot: DocumentSlot; wizard: Wizard }) => {
  const { t } = useT('sell')
  const common = useT()
  const uploadText = useUploadText()
  const [refusal, setRefusal] = useState<string>()
  const upload = wizard.documents.items.find(({ key }) => key === slot)
  const state = upload?.state
  const label = t(`documents.${slot}`)
  const failure =
    state?.phase === 'failed' ? `${t('documents.failed')} ${uploadText(state.error)}` : undefined
  const problem = refusal ?? failure ?? (state === undefined ? wizard.errorOf(slot) : undefined)
  const noteId = `${fieldId(slot)}-note`

  const take = ([file]: readonly File[]) => {
    if (!file) return
    const found = problemOfDocument(file)
    setRefusal(found && uploadText(new UploadError(found)))
    if (found === undefined) wizard.documents.add([{ key: slot, file }])
  }

  return (
    <div
      className={cx('flex flex-col rounded-card border bg-card p-4', problem ? 'border-red' : 'border-line')}
    >
      <h3 className="text-base font-medium tracking-normal">{label}</h3>
      <p className="text-xs text-ink-3">{t(`documents.${slot}Hint`)}</p>
      <div className="mt-3 grid h-40 place-items-center overflow-clip rounded-control bg-sand">
        <Picture upload={upload} />
      </div>
      <div className="mt-3 flex min-h-11 flex-col justify-center gap-1.5 text-xs text-ink-2">
        {state?.phase === 'ready' && (
          <span className="flex items-center gap-2 text-sm text-green">
            <CircleCheck aria-hidden className="size-4.5 shrink-0" />
            <bdi className="min-w-0 truncate">{upload?.name || t('documents.stored')}</bdi>
          </span>
        )}
        {state && state.phase !== 'ready' && state.phase !== 'failed' && (
          <UploadProgress name={label} state={state} />
        )}
        {!state && !problem && t('documents.rules')}
        {problem && (
          <p
            role={refusal || failure ? 'alert' : undefined}
            id={noteId}
            className="flex items-start gap-1.5 text-red"
          >
            <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
            {problem}
          </p>
        )}
      </div>
      {failure && wizard.documents.canRetry(slot) && (
        <Button className="mt-3" wide onClick={() => wizard.documents.retry(slot)}>
          {common.t('retry')}
        </Button>
      )}
      <FilePicker
        id={fieldId(slot)}
        accept={documentContentTypes}
        label={t(upload ? 'documents.replaceFor' : 'documents.chooseFor', { label })}
        describedBy={problem && noteId}
        invalid={problem !== undefined}
        onFiles={take}
        className={cx(buttonClass({ variant: 'secondary', wide: true }), 'mt-3')}
      >
        {t(upload ? 'documents.replace' : 'documents.choose')}
      </FilePicker>
    </div>
  )
}
