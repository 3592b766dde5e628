import { useState } from 'react'
import type { ReplyTemplate } from '#shared/schemas/reply-template.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { forgetDraft, keepDraft, readDraft } from '#web/stores/draft.ts'
import { showToast } from '#web/stores/toast.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useReplyTemplates, useSetReplyTemplates } from '#web/entities/lead/api/reply-templates.ts'
import { TemplateForm } from './template-form.tsx'
import { TemplateList } from './template-list.tsx'

const draftKey = 'reply-template'
const empty: ReplyTemplate = { name: '', text: '' }

/** Which answer is being edited: its place, one past the last for a new one. Typed text outlives the dialog and the session. */
type Editing = { at: number; start: ReplyTemplate }

const Manage = ({ templates }: { templates: readonly ReplyTemplate[] }) => {
  const { t } = useT('inbox')
  const errorText = useErrorText()
  const { mutate: store, isPending, error, reset } = useSetReplyTemplates()
  const [editing, setEditing] = useState<Editing | null>(() => {
    const kept = readDraft<Editing>(draftKey)
    return kept && { ...kept, at: Math.min(kept.at, templates.length) }
  })
  const leave = () => {
    forgetDraft(draftKey)
    reset()
    setEditing(null)
  }
  if (editing)
    return (
      <TemplateForm
        start={editing.start}
        failure={error ? errorText(error) : undefined}
        pending={isPending}
        onType={(start) => keepDraft(draftKey, { ...editing, start })}
        onSave={(template) => store(templates.toSpliced(editing.at, 1, template), { onSuccess: leave })}
        onLeave={leave}
      />
    )
  return (
    <TemplateList
      templates={templates}
      onAdd={() => setEditing({ at: templates.length, start: empty })}
      onEdit={(at) => setEditing({ at, start: templates[at] ?? empty })}
      onChange={(next) =>
        store(next, {
          onError: (error) =>
            showToast({ title: t('answer.failed'), description: errorText(error), tone: 'danger' }),
        })
      }
    />
  )
}

/** The answers that the seller keeps ready. */
export const TemplatesDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { t } = useT('inbox')
  const { data, error, refetch } = useReplyTemplates()
  return (
    <Dialog open={open} onClose={onClose} title={t('answers')}>
      {data && <Manage templates={data} />}
      {!data && error && <LoadFailed title={t('answers.failed')} error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton className="h-40 w-full" />}
    </Dialog>
  )
}
