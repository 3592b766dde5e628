import { useState } from 'react'
import { sellingLimits } from '#shared/constants/selling-limits.ts'
import { markOfTemplates } from '#shared/rules/reply-templates.ts'
import { replyTemplatesForm, type ReplyTemplate } from '#shared/schemas/lead.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useReplyTemplates, useSetReplyTemplates } from '#web/entities/lead/reply-templates.ts'
import { useT } from '#web/i18n/use-t.ts'
import { tabDraft } from '#web/stores/draft.ts'
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

/** A template as it was typed, its place in the list, and what it was before, by which it is found where others have moved. */
type KeptTemplate = ReplyTemplate & { at: number; was?: ReplyTemplate }

const Manage = ({ templates }: { templates: readonly ReplyTemplate[] }) => {
  const { t } = useT('inbox')
  const errorText = useErrorText()
  const { mutate: save, isPending } = useSetReplyTemplates()
  // The place of the template being edited, one past the last for a new one. Typed text survives the dialog and the session.
  const [editing, setEditing] = useState(() => tabDraft<KeptTemplate>(draftKey).read()?.at)
  if (editing !== undefined)
    return (
      <TemplateForm
        templates={templates}
        at={Math.min(editing, templates.length)}
        onClose={() => setEditing(undefined)}
      />
    )
  return (
    <TemplateList
      templates={templates}
      onAdd={() => setEditing(templates.length)}
      onEdit={setEditing}
      onChange={(next) =>
        // The second press of a double one is of the list that the first has changed already.
        isPending ||
        save(
          { templates: [...next], seen: markOfTemplates(templates) },
          {
            onError: (error) =>
              showToast({ title: t('template.failed'), description: errorText(error), tone: 'danger' }),
          },
        )
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

type TemplateFormProps = { templates: readonly ReplyTemplate[]; at: number; onClose: () => void }

/** The present place of a template that was opened at one: somebody else may have moved it. One that is new or gone comes last. */
const placeOf = (edited: ReplyTemplate, templates: readonly ReplyTemplate[], opened: number): number => {
  const isIt = (each?: ReplyTemplate) => each?.name === edited.name && each.text === edited.text
  const at = isIt(templates[opened]) ? opened : templates.findIndex(isIt)
  return at < 0 ? templates.length : at
}

/** Name and text of one reply template, with buttons that insert its placeholders. */
const TemplateForm = ({ templates, at: opened, onClose }: TemplateFormProps) => {
  const { t } = useT('inbox')
  const common = useT()
  const { mutateAsync: save } = useSetReplyTemplates()
  const [draft] = useState(() => tabDraft<KeptTemplate>(draftKey))
  const [edited = { name: '', text: '' }] = useState(() => draft.read()?.was ?? templates[opened])
  const at = placeOf(edited, templates, opened)
  const form = useContractForm({
    schema: replyTemplatesForm,
    start: { name: edited.name, text: edited.text },
    toBody: (template) => ({
      templates: templates.toSpliced(at, 1, template),
      seen: markOfTemplates(templates),
    }),
    fieldOf: { [`templates.${at}.name`]: 'name', [`templates.${at}.text`]: 'text' },
    send: (body) => save(body),
    onSent: onClose,
    draft: { ...draft, keep: (typed) => draft.keep({ ...typed, at, was: edited }) },
    mode: 'onSubmit',
  })
  // The focus goes to the first bad field in the order of these.
  const [nameField, textField] = [form.field('name'), form.field('text')]
  const { ref, insert } = useInsert(textField.ref)
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <TextField {...nameField} label={t('template.name')} maxLength={limits.name} />
      <div className="flex flex-col gap-2">
        <TextareaField {...textField} ref={ref} label={t('template.text')} maxLength={limits.text} />
        <div className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
          {t('template.insert')}
          {placeholders.map((name) => (
            <button key={name} type="button" onClick={() => insert(`{${name}}`)} className={chipClass}>
              {t(`template.${name}`)}
            </button>
          ))}
        </div>
      </div>
      <FormFailure title={t('template.failed')} text={form.failure} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          variant="secondary"
          onClick={() => {
            draft.forget()
            onClose()
          }}
        >
          {common.t('cancel')}
        </Button>
        <Button type="submit" pending={form.isSubmitting}>
          {common.t('save')}
        </Button>
      </div>
    </form>
  )
}
