import { useState } from 'react'
import type { ApplicationField, DocumentType } from '#shared/reference/application-fields.ts'
import { missingDocuments } from '#shared/rules/application.ts'
import { isUnauthorized } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { bodyOf, fieldId, missingAnswers, type IssueKey } from './answers.ts'
import { documentNames, documentsBody } from './documents.ts'
import { forgetKept } from './draft.ts'
import { useSubmitApplication, type NewApplication } from './queries.ts'
import type { Application } from './use-application.ts'

type Outcome = { onSubmitted: () => void; onUnauthorized: () => void }

/** Submits the application and shows the result. No input is lost when it fails. */
export const useSubmit = (application: Application, { onSubmitted, onUnauthorized }: Outcome) => {
  const { t, language } = useT('verification')
  const errorText = useErrorText()
  const { mutateAsync: submit, isPending } = useSubmitApplication()
  const [wasTried, setWasTried] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { answers, issues, documents, draft } = application
  const missing = missingAnswers(answers)
  const missingTypes = missingDocuments(documentsBody(documents))

  /** The first thing that is in the way: where it is, and what it is. */
  const findGap = () => {
    const [wrong] = Object.keys(issues) as ApplicationField[]
    if (missing[0]) return { place: missing[0], title: t('missing.title'), description: t('missing.text') }
    if (wrong) return { place: wrong, title: t('wrong.title'), description: t('wrong.text') }
    if (!missingTypes[0]) return undefined
    const labels = documentNames(missingTypes, language)
    return {
      place: missingTypes[0],
      title: t('missingDocuments.title'),
      description: t('missingDocuments.text', { labels }),
    }
  }

  const refuse = (error: unknown) => {
    draft.release()
    if (isUnauthorized(error)) return onUnauthorized()
    setFailure(errorText(error))
    const [first] = application.onRefused(error)
    if (first) focusOn(first)
    showToast({ title: t('failed.title'), description: t('failed.text'), tone: 'danger' })
  }

  const send = async () => {
    setWasTried(true)
    setFailure(undefined)
    const gap = findGap()
    if (gap) {
      const { place, ...text } = gap
      showToast({ ...text, tone: 'danger' })
      return focusOn(place)
    }
    // A draft on its way would arrive after what is sent now.
    await draft.hold()
    try {
      // Nothing required is missing: the form asked first, and the server asks again.
      const body = bodyOf(answers) as Omit<NewApplication, 'documents'>
      await submit({ ...body, documents: documentsBody(documents) })
      forgetKept(application.key)
      showToast({ title: t('done.title'), description: t('done.text'), tone: 'success', duration: 8000 })
      onSubmitted()
    } catch (error) {
      refuse(error)
    }
  }

  return {
    send,
    isPending,
    /** Why the last try failed, in a sentence that stays. */
    failure,
    /** The problem with an answer. A gap is shown only after somebody tried to send the application. */
    issueOf: (name: ApplicationField): IssueKey | undefined => {
      if (wasTried && missing.includes(name)) return 'required'
      return wasTried || application.touched.has(name) ? issues[name] : undefined
    },
    /** True once the user tried to send it without this document. */
    lacks: (type: DocumentType): boolean => wasTried && missingTypes.includes(type),
  }
}

const focusOn = (place: ApplicationField | DocumentType) =>
  // Once the sentence under the field is there, which moves what is below it.
  requestAnimationFrame(() => document.getElementById(fieldId(place))?.focus())

export type Submit = ReturnType<typeof useSubmit>
