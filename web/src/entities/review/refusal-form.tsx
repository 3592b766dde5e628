import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import { useController, useWatch } from 'react-hook-form'
import { setListingStatus, setPlateStatus } from '#shared/api/admin.ts'
import { decideDealerReview } from '#shared/api/dealer-reviews.ts'
import { setSubmissionStatus } from '#shared/api/verification.ts'
import { limits } from '#shared/constants/limits.ts'
import { reasonLabels } from '#shared/rules/refusal.ts'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { Kbd } from '#web/ui/kbd.tsx'
import { pillClass, pillInputClass } from '#web/ui/pill-class.ts'
import { tabDraft } from '#web/stores/draft.ts'
import { TextField } from '#web/ui/text-field.tsx'
import {
  defaultCode,
  emptyRefusal,
  hasReason,
  toggleCode,
  toRefusalDecision,
  type ReasonCode,
  type Refusal,
  type RefusalDecision,
  type ReviewedKind,
} from './refusal.ts'
import { RefusalPreview, type RefusalPreviewProps } from './refusal-preview.tsx'
import type { ReviewAct } from './review-keys.ts'
import { noteUsed, useUsedFirst } from './used-reasons.ts'
import { useLettersOn, useReviewKeys } from './use-review-keys.ts'
import { required } from '#shared/schemas/text.ts'

/** The form's id, for the submit button in the footer of the dialog. */
export const refusalFormId = 'refusal'

const schemas = {
  listing: setListingStatus.body,
  plate: setPlateStatus.body,
  application: setSubmissionStatus.body,
  dealerReview: decideDealerReview.body,
}

export type RefusalTexts = {
  /** The hint how many reasons may be chosen. */
  codesHint: string
  text: string
  /** The label does not say so itself. */
  isTextOptional?: boolean
}

/** The texts of the refusal of a listing or a plate. */
export const useListingRefusalTexts = (): RefusalTexts => {
  const { t } = useT('moderation')
  const admin = useT('admin')
  return {
    codesHint: t('refusal.atMost', { count: limits.reasonCodes }),
    text: admin.t('reject.reason'),
  }
}

export type RefusalFormProps = Pick<RefusalPreviewProps, 'kind' | 'isDeletion'> & {
  title?: string
  offered: readonly ReasonCode[]
  texts: RefusalTexts
  /** The reasons that follow from what the checks found: chosen when the form comes up and nothing is written in it yet. */
  findings?: readonly ReasonCode[]
  /** A hidden form keeps its input. */
  isShown?: boolean
  /** Keys are ignored while something else is in front, or a decision is being sent. */
  isListening?: boolean
  /** Keeps what was chosen and typed under this name in the tab, until it is sent. */
  draftKey?: string | undefined
  /** `keep` keeps it once more: a decision that is undone, or fails later on, shows the form as it was. */
  onSubmit: (decision: RefusalDecision, keep: () => void) => unknown
  /** Escape and `?`, which lead elsewhere. */
  onKey: (act: ReviewAct) => void
  /** The fields that only this kind of thing has. */
  renderFields?: (refusal: Refusal, change: (part: Partial<Refusal>) => void) => ReactNode
}

/** The reasons of a rejection, which the seller reads in their own language, and a text of the admin's own. */
export const RefusalForm = ({ kind, texts, isShown = true, ...props }: RefusalFormProps) => {
  const { t } = useT('moderation')
  const offered = useUsedFirst(kind, props.offered)
  const start = defaultCode(props.offered)
  const { form, refusal, change: set } = useRefusal(kind, start, props)
  // The default, which gives way to what the admin says themselves.
  const isDefault = start !== undefined && refusal.codes.join() === start && refusal.text === ''
  const found = (props.findings ?? []).filter((code) => offered.includes(code))
  const [isTouched, setTouched] = useState(false)
  const change = (part: Partial<Refusal>) => {
    setTouched(true)
    set(part)
  }
  const wasFound = useRef(false)
  const chooseFound = useEffectEvent(() => {
    // Neither the admin's own choice, nor one that an undone refusal left.
    if (isTouched || found.length === 0 || (hasReason(refusal) && !isDefault && !wasFound.current)) return
    wasFound.current = true
    set(found.reduce((chosen, code) => toggleCode(kind, chosen, code), emptyRefusal))
  })
  // Findings may come while the form is there: the prices of similar cars are still loading.
  const findings = found.join(' ')
  useEffect(() => {
    if (isShown && findings) chooseFound()
  }, [isShown, findings])
  const { field } = useController({ control: form.rhf.control, name: 'codes' })
  const first = useRef<HTMLInputElement>(null)
  const heading = props.title ? 'h4' : 'h3'
  const errorId = useId()
  const error = form.errorOf('codes')
  const own = isDefault && !isTouched ? emptyRefusal : refusal
  const toggle = (code: ReasonCode | undefined) => code && change(toggleCode(kind, own, code))
  useReviewKeys(isShown && props.isListening !== false ? 'reject' : undefined, (pressed) => {
    if (pressed.act === 'submit') void form.submit()
    else if (pressed.act === 'reason') toggle(offered[pressed.index])
    else props.onKey(pressed)
  })
  useEffect(() => {
    if (!isShown) return
    // After the dialog has put the focus on its title.
    const frame = requestAnimationFrame(() => first.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [isShown])
  return (
    <form
      id={refusalFormId}
      noValidate
      hidden={!isShown}
      onSubmit={form.submit}
      className="flex flex-col gap-5"
    >
      {props.title && <h3 className="text-base">{props.title}</h3>}
      <ReasonPills
        ref={(input) => {
          field.ref(input)
          first.current = input
        }}
        kind={kind}
        hint={!isTouched && found.length > 0 ? `${t('refusal.found')} ${texts.codesHint}` : texts.codesHint}
        offered={offered}
        chosen={refusal.codes}
        errorId={error && errorId}
        onToggle={toggle}
      />
      <TextField
        label={texts.text}
        optional={texts.isTextOptional}
        maxLength={limits.rejectionReason}
        value={refusal.text}
        onChange={(event) => change({ codes: own.codes, text: event.target.value })}
      />
      {error && (
        <p id={errorId} role="alert" className="flex items-start gap-1.5 text-sm text-red">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {t('refusal.missing')}
        </p>
      )}
      {props.renderFields?.(refusal, change)}
      <RefusalPreview kind={kind} refusal={refusal} heading={heading} isDeletion={props.isDeletion} />
    </form>
  )
}

const useRefusal = (
  kind: ReviewedKind,
  start: ReasonCode | undefined,
  { draftKey, onSubmit }: Pick<RefusalFormProps, 'draftKey' | 'onSubmit'>,
) => {
  const draft = draftKey === undefined ? undefined : tabDraft<Refusal>(`refusal:${draftKey}`)
  const { t } = useT('moderation')
  const form = useContractForm({
    schema: schemas[kind],
    start: start ? toggleCode(kind, emptyRefusal, start) : emptyRefusal,
    toBody: (refusal: Refusal) => toRefusalDecision(kind, refusal),
    fieldOf: {
      reasonCodes: 'codes',
      rejectionReason: 'text',
      rejectionFields: 'fields',
      adminNotes: 'notes',
    },
    alsoWrong: (refusal) => (hasReason(refusal) ? [] : [{ path: 'codes', message: required }]),
    issueText: () => t('refusal.missing'),
    send: async (decision, typed) => {
      noteUsed(
        kind,
        typed.codes.filter((code) => code !== start),
      )
      return onSubmit(decision as RefusalDecision, () => draft?.keep(typed))
    },
    draft,
    mode: 'onSubmit',
  })
  const [codes, fields, text, notes] = useWatch({
    control: form.rhf.control,
    name: ['codes', 'fields', 'text', 'notes'],
  })
  const change = (part: Partial<Refusal>) => {
    for (const [name, value] of Object.entries(part))
      form.rhf.setValue(name as keyof Refusal, value as never, { shouldDirty: true })
    form.rhf.clearErrors()
  }
  return { form, refusal: { codes, fields, text, notes }, change }
}

// The keyboard has nine digits for shortcuts.
const withDigits = 9

type ReasonPillsProps = {
  kind: ReviewedKind
  hint: string
  offered: readonly ReasonCode[]
  chosen: readonly ReasonCode[]
  errorId: string | undefined
  onToggle: (code: ReasonCode) => void
  /** The first of them. */
  ref: (input: HTMLInputElement | null) => void
}

/** Reasons to choose from, a few at most, the first nine by their digit too. */
const ReasonPills = ({ kind, hint, offered, chosen, errorId, onToggle, ref }: ReasonPillsProps) => {
  const { t, language } = useT('moderation')
  const hasKeys = useLettersOn()
  const isFull = chosen.length >= limits.reasonCodes
  return (
    <fieldset className="min-w-0" aria-describedby={errorId}>
      <legend className="text-sm font-medium">{t('refusal.codes')}</legend>
      <p className="mt-1 mb-3 text-xs text-ink-3">{hint}</p>
      <div className="flex flex-wrap gap-2">
        {reasonLabels(kind, offered).map(({ code, name }, index) => (
          <label key={code} className={cx(pillClass, 'pointer-fine:h-9 pointer-fine:px-3')}>
            <input
              ref={index === 0 ? ref : undefined}
              type="checkbox"
              checked={chosen.includes(code as ReasonCode)}
              aria-invalid={errorId ? true : undefined}
              aria-disabled={isFull && !chosen.includes(code as ReasonCode)}
              aria-keyshortcuts={index < withDigits ? String(index + 1) : undefined}
              onChange={() => onToggle(code as ReasonCode)}
              className={pillInputClass}
            />
            {hasKeys && index < withDigits && <Kbd name={String(index + 1)} />}
            {name[language]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
