import { type SyntheticEvent, useState } from 'react'
import { sellingLimits } from '#shared/constants/limits.ts'
import type { ReplyTemplate } from '#shared/schemas/lead.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useReplyTemplates, useSetReplyTemplates } from '#web/entities/lead/queries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { forgetDraft, keepDraft, readDraft } from '#web/stores/draft.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { chipClass } from '#web/ui/chip.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { placeholders, useInsert } from './message-text.ts'
import { TemplateList } from './reply-template-list.tsx'

const draftKey = 'reply-template'
const empty: ReplyTemplate = { name: '', text: '' }

/** The template being edited by its index, one past the last for a new one. Typed text survives the dialog and the session. */
type Editing = { at: number; initial: ReplyTemplate }

const Manage = ({ templates }: { templates: readonly ReplyTemplate[] }) => {
  const { t } = useT('inbox')
  const errorText = useErrorText()
  const { mutate: save, isPending, error, reset } = useSetReplyTemplates()
  const [editing, setEditing] = useState<Editing | null>(() => {
    const kept = readDraft<Editing>(draftKey)
    return kept && { ...kept, at: Math.min(kept.at, templates.length) }
  })
  const close = () => {
    forgetDraft(draftKey)
    reset()
    setEditing(null)
  }
  if (editing)
    return (
      <TemplateForm
        initial={editing.initial}
        failure={error ? errorText(error) : undefined}
        pending={isPending}
        onType={(initial) => keepDraft(draftKey, { ...editing, initial })}
        onSave={(template) => save(templates.toSpliced(editing.at, 1, template), { onSuccess: close })}
        onClose={close}
      />
    )
  return (
    <TemplateList
      templates={templates}
      onAdd={() => setEditing({ at: templates.length, initial: empty })}
      onEdit={(at) => setEditing({ at, initial: templates[at] ?? empty })}
      onChange={(next) =>
        save(next, {
          onError: (error) =>
            showToast({ title: t('template.failed'), description: errorText(error), tone: 'danger' }),
        })
      }
    />
  )
}

/** The dialog where a seller manages reply templates. */
export const ReplyTemplates = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { t } = useT('inbox')
  const { data, error, refetch } = useReplyTemplates()
  return (
    <Dialog open={open} onClose={onClose} title={t('templates')}>
      {data && <Manage templates={data} />}
      {!data && error && <LoadFailed title={t('templates.failed')} error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton className="h-40 w-full" />}
    </Dialog>
  )
}

const limits = sellingLimits.replyTemplates

type TemplateFormProps = {
  initial: ReplyTemplate
  /** The error of the last save. */
  failure: string | undefined
  pending: boolean
  onType: (typed: ReplyTemplate) => void
  onSave: (template: ReplyTemplate) => void
  onClose: () => void
}

/** Name and text of one reply template, with buttons that insert its placeholders. */
const TemplateForm = ({ initial, failure, pending, onType, onSave, onClose }: TemplateFormProps) => {
  const { t } = useT('inbox')
  const common = useT()
  const [typed, setTyped] = useState(initial)
  const change = (part: Partial<ReplyTemplate>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    onType(next)
  }
  const { area, insert } = useInsert(typed.text, limits.text, (text) => change({ text }))
  const isMissing = !typed.name.trim() || !typed.text.trim()
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!isMissing && !pending) onSave({ name: typed.name.trim(), text: typed.text.trim() })
  }
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <TextField
        label={t('template.name')}
        value={typed.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
        maxLength={limits.name}
      />
      <div className="flex flex-col gap-2">
        <TextareaField
          ref={area}
          label={t('template.text')}
          value={typed.text}
          onChange={(event) => change({ text: event.currentTarget.value })}
          maxLength={limits.text}
        />
        <div className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
          {t('template.insert')}
          {placeholders.map((name) => (
            <button key={name} type="button" onClick={() => insert(`{${name}}`)} className={chipClass}>
              {t(`template.${name}`)}
            </button>
          ))}
        </div>
      </div>
      <FormFailure title={t('template.failed')} text={failure} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {common.t('cancel')}
        </Button>
        <Button type="submit" pending={pending} aria-disabled={isMissing || pending || undefined}>
          {common.t('save')}
        </Button>
      </div>
    </form>
  )
}
