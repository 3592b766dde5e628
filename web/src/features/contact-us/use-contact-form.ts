import { useState, type SyntheticEvent } from 'react'
import { ApiError } from '#web/api/api-error.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { sendMessage, type ContactMessage } from './api/send-message.ts'
import { forgetContactDraft, keepContactDraft, readContactDraft } from './contact-draft.ts'
import { checkMessage, contactFields, faultsOf, type ContactField, type Faults } from './contact-fields.ts'
import { useFailureText } from './use-failure-text.ts'

const focusFirst = (form: HTMLFormElement, faults: Faults) => {
  const field = contactFields.find((name) => faults[name])
  const input = field && form.elements.namedItem(field)
  if (input instanceof HTMLElement) input.focus()
}

/**
 * The contact form: what is typed, what is wrong with it, and its sending. `known` is what fills the fields that
 * nobody has touched. Whatever fails, nothing typed is lost.
 */
export const useContactForm = (known: { name: string; email: string }) => {
  const { t } = useT('contact')
  const failureText = useFailureText()
  const [isPending, setPending] = useState(false)
  const [typed, setTyped] = useState(readContactDraft)
  const [faults, setFaults] = useState<Faults>({})
  const [failure, setFailure] = useState<unknown>()
  const values: ContactMessage = { subject: '', message: '', ...known, ...typed }

  const change = (field: ContactField, text: string) => {
    const next = { ...typed, [field]: text }
    setTyped(next)
    keepContactDraft(next)
    setFaults(({ [field]: _mended, ...rest }) => rest)
    setFailure(undefined)
  }

  const refuse = (form: HTMLFormElement, error: unknown) => {
    const found = error instanceof ApiError ? faultsOf(error.issues) : {}
    setFaults(found)
    focusFirst(form, found)
    setFailure(error)
    showToast({ title: t('failed'), description: failureText(error), tone: 'danger' })
  }

  const submit = async (form: HTMLFormElement) => {
    setPending(true)
    setFailure(undefined)
    try {
      const found = await checkMessage(values)
      setFaults(found)
      if (Object.keys(found).length > 0) return focusFirst(form, found)
      await sendMessage(values)
      forgetContactDraft()
      setTyped({})
      showToast({ title: t('sent'), description: t('sentText'), tone: 'success' })
    } catch (error) {
      refuse(form, error)
    } finally {
      setPending(false)
    }
  }
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isPending) void submit(event.currentTarget)
  }
  return { values, change, faults, onSubmit, isPending, failure: failure ? failureText(failure) : undefined }
}
