import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type UseFormProps,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import type { Issue } from '#shared/errors.ts'
import type { Draft } from '#web/stores/draft.ts'
import { useT } from '#web/i18n/use-t.ts'
import { ApiError, isUnauthorized } from './api-error.ts'
import { useErrorText } from './use-error-text.ts'
import { required } from '#shared/schemas/text.ts'

type Name<Values> = Extract<keyof Values, string>

type ContractForm<Values extends FieldValues, Schema extends z.ZodMiniType, Answer> = {
  /** The body schema of the contract that `send` calls. */
  schema: Schema
  /** The values where nothing was typed. A later `start`, say of an account that has loaded, fills untouched fields. */
  start: Values
  /** The typed values as the schema reads them; needed where the form holds texts for numbers or names fields differently. */
  toBody?: (values: Values) => unknown
  /** The form's field for the schema's field of another name: `{ buyerName: 'name' }`. */
  fieldOf?: Readonly<Record<string, Name<Values>>>
  /** Issues that the schema cannot know: two passwords that differ, a country code that is missing. */
  alsoWrong?: (values: Values) => readonly Issue[]
  /** The field that a refusal with a code of its own is about: EMAIL_TAKEN is about the e-mail address. */
  issueOf?: (error: ApiError) => Issue | null
  /**
   * An issue in the language in use; without it, that the field is required, or the common sentence for an error. Forms keep
   * the English sentence, so that a change of language changes errors too.
   */
  issueText?: (issue: Issue) => string
  /** Sends a body that the schema accepts, usually by a mutation's `mutateAsync`. */
  send: (body: z.output<Schema>, values: Values) => Promise<Answer>
  onSent?: (answer: Answer, values: Values) => void
  /** The sentence for a failed sending; undefined: the common one for its code, unless fields are marked and say what is wrong. */
  failureText?: (error: unknown, isMarked: boolean) => string | undefined
  onFailed?: (error: unknown) => void
  /** The session has ended, and a draft keeps what was typed. Left out where the page's own gate asks to sign in. */
  onSignedOut?: (values: Values) => void
  /** Keeps the input until it is sent. The key of a private draft names its user. */
  draft?: Draft<NoInfer<Values>> | undefined
  /** When a field is first checked; afterwards with every change. */
  mode?: UseFormProps['mode']
}

/** The first issue of each field of the form, in the order of its fields; what belongs to no field stands under `form`. */
export const issuesByField = <Values extends object>(
  issues: readonly Issue[],
  start: Values,
  fieldOf: Readonly<Record<string, Name<Values>>> = {},
): Map<string, string> => {
  const found = new Map<string, string>()
  for (const { path, message } of issues) {
    const [first = ''] = path.split('.')
    const name = [fieldOf[path], path, fieldOf[first], first].find((each) => each && each in start) ?? 'form'
    if (!found.has(name)) found.set(name, message)
  }
  const names = [...Object.keys(start), 'form']
  return new Map([...found].toSorted(([a], [b]) => names.indexOf(a) - names.indexOf(b)))
}

type Check<Values extends FieldValues, Schema extends z.ZodMiniType> = Pick<
  ContractForm<Values, Schema, unknown>,
  'schema' | 'start' | 'toBody' | 'fieldOf' | 'alsoWrong'
>

/** Asks the contract's schema about typed values: the body to send, or each field's first issue. */
export const checkValues = <Values extends FieldValues, Schema extends z.ZodMiniType>(
  values: Values,
  { schema, start, toBody, fieldOf, alsoWrong }: Check<Values, Schema>,
): { values: z.output<Schema>; errors: {} } | { values: {}; errors: FieldErrors<Values> } => {
  const parsed = schema.safeParse(toBody ? toBody(values) : values)
  const issues = (parsed.error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message }))
  const found = issuesByField([...issues, ...(alsoWrong?.(values) ?? [])], start, fieldOf)
  if (parsed.success && found.size === 0) return { values: parsed.data, errors: {} }
  const errors = [...found].map(([name, message]) => [name, { type: 'schema', message }])
  return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> }
}

/** The fields of the form that a draft fills; another version of the form may have written it. */
export const knownValues = <Values extends object>(
  kept: Partial<Values> | null | undefined,
  start: Values,
): Partial<Values> | null => {
  const known = Object.entries(kept ?? {}).filter(
    ([name, value]) => name in start && typeof value === typeof start[name as keyof Values],
  )
  return known.length > 0 ? (Object.fromEntries(known) as Partial<Values>) : null
}

/** The values that a draft keeps: those that differ from the first ones. The others may change before it is opened again. */
export const changedValues = <V extends object>(typed: V, start: V): Partial<V> | null => {
  const changed = Object.entries(typed).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(start[name as keyof V]),
  )
  return changed.length > 0 ? (Object.fromEntries(changed) as Partial<V>) : null
}

/**
 * A form that sends the body of a contract: its schema checks what is typed, what the server refuses is marked at its
 * fields, anything else is one sentence beside the button, and whatever fails, nothing typed is lost.
 *
 * ```tsx
 * const { mutateAsync: send } = useSendMessage()
 * const { t } = useT('contact')
 * const form = useContractForm({
 *   schema: newContactMessage,
 *   start: { name: '', email: '', subject: '', message: '' },
 *   issueText: ({ path }) => t(`issue.${path as ContactField}`),
 *   send: (body) => send(body),
 *   onSent: () => showToast({ title: t('sent'), tone: 'success' }),
 *   draft: tabDraft('contact'),
 * })
 * <form noValidate onSubmit={form.submit}>
 *   <TextField {...form.field('name')} label={t('name')} autoComplete="name" />
 *   <FormFailure title={t('failed')} text={form.failure} />
 *   <Button type="submit" pending={form.isSubmitting}>{t('send')}</Button>
 * </form>
 * ```
 */
export const useContractForm = <Values extends FieldValues, Schema extends z.ZodMiniType, Answer>({
  send,
  onSent,
  onFailed,
  onSignedOut,
  issueOf,
  issueText,
  failureText,
  mode = 'onTouched',
  ...options
}: ContractForm<Values, Schema, Answer>) => {
  const { start, fieldOf } = options
  const errorText = useErrorText()
  const { t } = useT()
  const [draft] = useState(options.draft)
  const [kept, setKept] = useState(() => knownValues(draft?.read(), start))
  const [refusal, setRefusal] = useState<{ error: unknown; isMarked: boolean }>()
  const isBusy = useRef(false)
  const values = { ...start, ...kept }
  const rhf = useForm<Values, unknown, z.output<Schema>>({
    // The schema's output is the body; the library knows only objects of fields.
    resolver: (typed) => checkValues(typed, options) as never,
    defaultValues: values as DefaultValues<Values>,
    mode,
  })
  const { errors, isSubmitting } = rhf.formState

  const startKey = JSON.stringify(start)
  const shownStart = useRef(startKey)
  const onNewStart = useEffectEvent(() => rhf.reset(values, { keepDirtyValues: true }))
  useEffect(() => {
    if (shownStart.current === startKey) return
    shownStart.current = startKey
    onNewStart()
  }, [startKey])

  const { subscribe } = rhf
  const onType = useEffectEvent((typed: Values) => {
    const changed = changedValues(typed, start)
    if (changed) draft?.keep(changed)
    else draft?.forget()
  })
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values: typed }) => onType(typed) }),
    [subscribe],
  )

  const refuse = (error: unknown, typed: Values) => {
    if (isUnauthorized(error)) {
      draft?.keep(changedValues(typed, start) ?? typed)
      onSignedOut?.(typed)
    }
    const own = error instanceof ApiError ? issueOf?.(error) : null
    const issues = own ? [own] : error instanceof ApiError ? error.issues : []
    const found = issuesByField(issues, start, fieldOf)
    found.delete('form')
    for (const [index, [name, message]] of [...found].entries())
      rhf.setError(name as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 })
    setRefusal({ error, isMarked: found.size > 0 })
    onFailed?.(error)
  }

  const deliver = async (body: z.output<Schema>) => {
    const typed = rhf.getValues()
    let answer: Answer
    try {
      answer = await send(body, typed)
    } catch (error) {
      return refuse(error, typed)
    }
    draft?.forget()
    onSent?.(answer, typed)
  }

  const submit = async (event?: SyntheticEvent) => {
    event?.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    setRefusal(undefined)
    await rhf
      .handleSubmit(deliver)(event)
      .finally(() => (isBusy.current = false))
  }

  const errorOf = (name: Name<Values> | 'form'): string | undefined => {
    const error = errors[name] as { message?: string } | undefined
    if (!error) return undefined
    const issue = { path: name, message: error.message ?? '' }
    return issueText ? issueText(issue) : t(issue.message === required ? 'field.required' : 'error')
  }
  const refusalText = () =>
    refusal &&
    (failureText?.(refusal.error, refusal.isMarked) ??
      (refusal.isMarked ? undefined : errorText(refusal.error)))

  return {
    /** The library's own form, for `useWatch` and `useController`. */
    rhf,
    submit,
    isSubmitting,
    /** The properties of a text, an area or a select of the ui. */
    field: <N extends Name<Values>>(name: N, rules?: RegisterOptions<Values, Path<Values> & N>) => ({
      ...rhf.register(name as Path<Values> & N, rules),
      error: errorOf(name),
    }),
    errorOf,
    /** Why it was not sent, in a sentence that stays; undefined when fields say it. */
    failure: refusalText() ?? errorOf('form'),
    /** The error behind `failure`. */
    refusal: refusal?.error,
    /** The shown values were typed earlier and not sent. */
    isRestored: kept !== null,
    /** Forgets what was typed and starts again. */
    discard: () => {
      draft?.forget()
      setKept(null)
      setRefusal(undefined)
      rhf.reset(start)
    },
  }
}
