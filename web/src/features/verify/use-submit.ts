import { useState } from 'react'
import type { ApplicationField } from '#shared/reference/application-fields.ts'
import type { DocumentType } from '#shared/reference/document-types.ts'
import { missingDocuments } from '#shared/rules/application.ts'
import { isUnauthorized } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { missingAnswers } from './answers.ts'
import { useSubmitVerification } from './api/submit-verification.ts'
import { fieldId } from './components/field-id.ts'
import { documentsBody, paperNames } from './documents.ts'
import { submissionOf } from './draft.ts'
import type { IssueKey } from './issues.ts'
import { forgetKept } from './kept.ts'
import type { Application } from './use-application.ts'

type Outcome = { onSubmitted: () => void; onUnauthorized: () => void }
type Place = ApplicationField | DocumentType

const focusOn = (place: Place) =>
  // Once the sentence under the field is there, which moves what is below it.
  requestAnimationFrame(() => document.getElementById(fieldId(place))?.focus())

/** What an application still lacks, and how that is told. */
const useGaps = ({ answers, documents, draft }: Application) => {
  const { t, language } = useT('verification')
  const missing = missingAnswers(answers)
  const wrong = Object.keys(draft.issues) as ApplicationField[]
  const papers = missingDocuments(documentsBody(documents))

  /** Where to go first, and why; undefined when nothing is in the way. */
  const gap = (): { place: Place; title: string; description: string } | undefined => {
    if (missing[0]) return { place: missing[0], title: t('missing.title'), description: t('missing.text') }
    if (wrong[0]) return { place: wrong[0], title: t('wrong.title'), description: t('wrong.text') }
    const labels = paperNames(papers, language)
    return (
      papers[0] && { place: papers[0], title: t('papers.title'), description: t('papers.text', { labels }) }
    )
  }
  return { missing, papers, gap }
}

/** Sends the application and says what became of it. Whatever fails, nothing typed is lost. */
export const useSubmit = (application: Application, { onSubmitted, onUnauthorized }: Outcome) => {
  const { t } = useT('verification')
  const errorText = useErrorText()
  const { mutateAsync: submit, isPending } = useSubmitVerification()
  const [wasTried, setTried] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { missing, papers, gap } = useGaps(application)
  const { draft } = application

  const refuse = (error: unknown) => {
    draft.release()
    if (isUnauthorized(error)) return onUnauthorized()
    setFailure(errorText(error))
    const [first] = application.onRefused(error)
    if (first) focusOn(first)
    showToast({ title: t('failed.title'), description: t('failed.text'), tone: 'danger' })
  }

  const send = async () => {
    setTried(true)
    setFailure(undefined)
    const found = gap()
    if (found) {
      const { place, ...words } = found
      showToast({ ...words, tone: 'danger' })
      return focusOn(place)
    }
    // A draft on its way would come after what is sent now.
    await draft.hold()
    try {
      await submit(submissionOf(application))
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
    /** What is wrong with an answer. A gap is told only after somebody tried to send it. */
    issueOf: (name: ApplicationField): IssueKey | undefined => {
      if (wasTried && missing.includes(name)) return 'required'
      return wasTried || application.touched.has(name) ? draft.issues[name] : undefined
    },
    /** True once somebody tried to send it without this paper. */
    lacks: (type: DocumentType): boolean => wasTried && papers.includes(type),
  }
}

export type Submit = ReturnType<typeof useSubmit>
