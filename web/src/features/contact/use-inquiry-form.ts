import { homeCountry } from '#shared/constants/home.ts'
import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router-dom'
import { formatTypedPhone } from '#shared/rules/phone.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { isUnauthorized } from '#web/api/api-error.ts'
import { paths } from '#web/app/paths.ts'
import { useGoLater } from '#web/app/use-go-later.ts'
import { forgetDraft, keepDraft, readDraft } from '#web/stores/draft.ts'
import type { ContactAnswers } from '#web/ui/contact-fields.tsx'
import { useSendInquiry } from './send-inquiry.ts'
import { missingAnswers, startAnswers } from './inquiry-answers.ts'

// Spec 8, as for a car: long enough to read why.
const redirectDelay = 500

type InquiryForm = {
  plateId: string
  user: CurrentUser | null
  firstMessage: string
  onSent: () => void
}

const focusWrong = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid]')?.focus()

/** The inquiry form of a plate: what is typed, kept in this tab until it is sent, what is wrong with it, and its sending. */
export const useInquiryForm = ({ plateId, user, firstMessage, onSent }: InquiryForm) => {
  const key = `plate-inquiry:${plateId}`
  const navigate = useNavigate()
  const goLater = useGoLater()
  const { pathname, search, hash } = useLocation()
  const { mutate: send, isPending, error, reset } = useSendInquiry(plateId)
  const form = useRef<HTMLFormElement>(null)
  const [kept] = useState(() => readDraft<ContactAnswers>(key))
  const [answers, setAnswers] = useState(() => startAnswers(user, firstMessage, kept))
  const [missing, setMissing] = useState<readonly (keyof ContactAnswers)[]>([])
  // Who comes back with what they typed, from signing in, goes on where they left; the dialog begins further up.
  const goesOn = kept !== null && user !== null
  useEffect(() => {
    if (goesOn) form.current?.scrollIntoView({ block: 'end' })
  }, [goesOn])
  // The server's refusal marks fields with the render that tells of it.
  useEffect(() => {
    if (error) focusWrong(form.current)
  }, [error])
  const signIn = paths.auth(pathname + search + hash)

  const change = (field: keyof ContactAnswers, text: string) => {
    const next = { ...answers, [field]: field === 'phone' ? formatTypedPhone(text, homeCountry) : text }
    setAnswers(next)
    setMissing(missing.filter((name) => name !== field))
    if (error) reset()
    keepDraft(key, next)
  }

  const submit = () =>
    send(
      { ...answers, email: answers.email.trim() },
      {
        onSuccess: () => {
          forgetDraft(key)
          onSent()
        },
        onError: (failure) => {
          keepDraft(key, answers)
          if (isUnauthorized(failure)) goLater(signIn, redirectDelay)
        },
      },
    )
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    if (!user) {
      // What is missing, the account may know.
      keepDraft(key, answers)
      void navigate(signIn)
      return
    }
    const lacks = missingAnswers(answers)
    // At once: the field below is marked only in the new render.
    flushSync(() => setMissing(lacks))
    if (lacks.length === 0) submit()
    else focusWrong(form.current)
  }
  return { answers, change, onSubmit, isPending, missing, error, form }
}
