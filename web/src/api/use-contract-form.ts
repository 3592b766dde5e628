import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type UseFormProps,
} from 'react-hook-form'
import { flushSync } from 'react-dom'
import type * as z from 'zod/mini'
import type { Issue } from '#shared/errors.ts'
import type { Draft } from '#web/stores/draft.ts'
import { useT } from '#web/i18n/use-t.ts'
import { ApiError, isUnauthorized } from './api-error.ts'
import {
  changedValues,
  checkValues,
  issuesByField,
  knownValues,
  type Check,
  type Name,
} from './form-values.ts'
import { useErrorText } from './use-error-text.ts'
import { required } from '#shared/schemas/text.ts'

type ContractForm<Values extends FieldValues, Schema extends z.ZodMiniType, Answer> = Check<
  Values,
  Schema
> & {
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

/** The element of the form that holds these fields. */
const formOf = (fields: object): HTMLFormElement | undefined =>
  Object.values(fields)
    .map(({ ref }: { ref: Partial<HTMLInputElement> }) => ref.form)
    .find((form) => form != null)

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
  const element = useRef<HTMLFormElement>(null)
  // How often something wrong was sent.
  const [wrongTimes, setWrongTimes] = useState(0)
  const values = { ...start, ...kept }
  const rhf = useForm<Values, unknown, z.output<Schema>>({
    resolver: (typed, _, { fields }) => {
      element.current = formOf(fields) ?? element.current
      // The schema's output is the body; the library knows only objects of fields.
      return checkValues(typed, options) as never
    },
    defaultValues: values as DefaultValues<Values>,
    mode,
    shouldFocusError: false,
  })
  const { errors, isSubmitting } = rhf.formState

  // The library would focus the first in the order in which fields were registered, and none that it does not hold.
  const focusFirst = ([first]: readonly string[]) => {
    // A radio button has no such state: its group is marked.
    const marked = element.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid] input')
    if (marked) marked.focus()
    else if (first) rhf.setFocus(first as Path<Values>)
  }
  const onWrong = useEffectEvent(() => focusFirst(Object.keys(errors)))
  useLayoutEffect(() => {
    if (wrongTimes > 0) onWrong()
  }, [wrongTimes])

  const startKey = JSON.stringify(start)
  const shownStart = useRef(startKey)
  const onNewStart = useEffectEvent(() => rhf.reset(values, { keepDirtyValues: true }))
  useEffect(() => {
    if (shownStart.current === startKey) return
    shownStart.current = startKey
    onNewStart()
  }, [startKey])

  const { subscribe } = rhf
  const checked = useRef('')
  const onType = useEffectEvent((typed: Values, now: FieldErrors<Values>) => {
    const changed = changedValues(typed, start)
    if (changed) draft?.keep(changed)
    else draft?.forget()
    // The library checks the changed field alone, and not even that when what was typed is written anew; others may be right by it, too.
    // The server's refusals stay until their own field changes.
    const text = JSON.stringify(typed)
    if (checked.current === text) return
    checked.current = text
    const wrong = Object.keys(now).filter((name) => now[name]?.type === 'schema')
    if (wrong.length > 0) void rhf.trigger(wrong as Path<Values>[])
  })
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: typed, errors: now }) => onType(typed, now ?? {}),
      }),
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
    flushSync(() => {
      for (const [name, message] of found) rhf.setError(name as Path<Values>, { type: 'server', message })
      setRefusal({ error, isMarked: found.size > 0 })
    })
    if (found.size > 0) focusFirst([...found.keys()])
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
    let isWrong = false
    const noteWrong = () => {
      isWrong = true
    }
    await rhf
      .handleSubmit(
        deliver,
        noteWrong,
      )(event)
      .finally(() => (isBusy.current = false))
    // Only now does the library show the errors.
    if (isWrong) setWrongTimes((times) => times + 1)
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
