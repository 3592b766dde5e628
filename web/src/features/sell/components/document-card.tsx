import { useState } from 'react'
import { CircleAlert, CircleCheck, FileText, FileUp, Trash2 } from 'lucide-react'
import { documentContentTypes } from '#shared/constants/photos.ts'
import { useT } from '#web/i18n/use-t.ts'
import { dismissToast, showToast } from '#web/stores/toast.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { FilePicker } from '#web/ui/file-picker.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { DocumentSlot } from '../steps/step-plan.ts'
import { checkDocument } from '../uploads/check-file.ts'
import { passageOf, type Upload } from '../uploads/queue.ts'
import { isWorthRetrying, UploadError } from '../uploads/upload-error.ts'
import { useUploadText } from '../uploads/use-upload-text.ts'
import type { Wizard } from '../use-wizard.ts'
import { fieldId } from './field-id.ts'
import { UploadProgress } from './upload-progress.tsx'

const undoMs = 10_000

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
  const common = useT()
  const uploadText = useUploadText()
  const [refusal, setRefusal] = useState<string>()
  const upload = wizard.documents.items.find(({ key }) => key === slot)
  const state = upload?.state
  const passage = upload && passageOf(upload)
  const label = t(`documents.${slot}`)
  const failure =
    state?.phase === 'failed' ? `${t('documents.failed')} ${uploadText(state.error)}` : undefined
  const problem = refusal ?? failure ?? (!state || state.phase === 'ready' ? wizard.errorOf(slot) : undefined)
  const noteId = `${fieldId(slot)}-note`

  const take = async ([file]: readonly File[]) => {
    if (!file) return
    const checked = await checkDocument(file)
    if (checked.problem) {
      const reason = uploadText(new UploadError(checked.problem))
      return setRefusal(t('upload.refusedFile', { name: file.name, reason }))
    }
    setRefusal(undefined)
    // Bringing back the one that was removed has an end where another takes its place.
    dismissToast()
    wizard.documents.add([{ key: slot, name: file.name, ...checked }])
  }

  const remove = () => {
    setRefusal(undefined)
    showToast({
      title: t('documents.removed', { label }),
      action: { label: t('photos.undo'), onPress: wizard.documents.remove(slot) },
      duration: undoMs,
    })
    document.getElementById(fieldId(slot))?.focus({ preventScroll: true })
  }

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
        {state?.phase === 'ready' && (
          <span className="flex items-center gap-2 text-sm text-green">
            <CircleCheck aria-hidden className="size-4.5 shrink-0" />
            <bdi dir={upload?.name ? 'ltr' : undefined} className="min-w-0 truncate">
              {upload?.name || t('documents.stored')}
            </bdi>
          </span>
        )}
        {passage && <UploadProgress name={label} passage={passage} />}
        {!state && !problem && t('documents.rules')}
        {problem && (
          <p
            role={refusal || failure ? 'alert' : undefined}
            id={noteId}
            className="flex items-start gap-1.5 text-red"
          >
            <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
            <span className="min-w-0 break-words">{problem}</span>
          </p>
        )}
      </div>
      {state?.phase === 'failed' && isWorthRetrying(state.error) && wizard.documents.canRetry(slot) && (
        <Button className="mt-3" wide onClick={() => wizard.documents.retry(slot)}>
          {common.t('retry')}
        </Button>
      )}
      <div className="mt-3 flex items-center gap-2">
        <FilePicker
          id={fieldId(slot)}
          accept={documentContentTypes}
          label={t(upload ? 'documents.replaceFor' : 'documents.chooseFor', { label })}
          describedBy={problem && noteId}
          invalid={problem !== undefined}
          onFiles={(files) => void take(files)}
          className={buttonClass({ variant: 'secondary', wide: true })}
        >
          {t(upload ? 'documents.replace' : 'documents.choose')}
        </FilePicker>
        {upload && (
          <IconButton
            label={t('documents.removeFor', { label })}
            tip={t('documents.remove')}
            icon={<Trash2 className="size-4.5" />}
            onClick={remove}
          />
        )}
      </div>
    </div>
  )
}
