import { useState, type SyntheticEvent } from 'react'
import { sellingLimits } from '#shared/constants/selling-limits.ts'
import type { ReplyTemplate } from '#shared/schemas/reply-template.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { chipClass } from '#web/ui/chip.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { placeholders } from './fill-template.ts'
import { useInsert } from './use-insert.ts'

const of = sellingLimits.replyTemplates

type TemplateFormProps = {
  start: ReplyTemplate
  /** Why it could not be saved; undefined while nothing failed. */
  failure: string | undefined
  pending: boolean
  onType: (typed: ReplyTemplate) => void
  onSave: (template: ReplyTemplate) => void
  onLeave: () => void
}

/** Name and text of one ready answer, with what is filled in later a press away. */
export const TemplateForm = ({ start, failure, pending, onType, onSave, onLeave }: TemplateFormProps) => {
  const { t } = useT('inbox')
  const common = useT()
  const [typed, setTyped] = useState(start)
  const change = (part: Partial<ReplyTemplate>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    onType(next)
  }
  const { area, insert } = useInsert(typed.text, of.text, (text) => change({ text }))
  const isMissing = !typed.name.trim() || !typed.text.trim()
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!isMissing && !pending) onSave({ name: typed.name.trim(), text: typed.text.trim() })
  }
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <TextField
        label={t('answer.name')}
        value={typed.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
        maxLength={of.name}
      />
      <div className="flex flex-col gap-2">
        <TextareaField
          ref={area}
          label={t('answer.text')}
          value={typed.text}
          onChange={(event) => change({ text: event.currentTarget.value })}
          maxLength={of.text}
        />
        <div className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
          {t('answer.insert')}
          {placeholders.map((name) => (
            <button key={name} type="button" onClick={() => insert(`{${name}}`)} className={chipClass}>
              {t(`answer.${name}`)}
            </button>
          ))}
        </div>
      </div>
      <FormFailure title={t('answer.failed')} text={failure} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onLeave}>
          {common.t('cancel')}
        </Button>
        <Button type="submit" pending={pending} aria-disabled={isMissing || pending || undefined}>
          {common.t('save')}
        </Button>
      </div>
    </form>
  )
}
