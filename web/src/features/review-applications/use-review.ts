import { useState } from 'react'
import type { AdminSubmission } from '#shared/schemas/verification.ts'
import { useT } from '#web/i18n/use-t.ts'
import type { Verdict } from './api/decide.ts'
import { emptyRefusal, saysWhy, type Refusal } from './refusal.ts'
import { targetOf, type Subject } from './subject.ts'
import type { Decision } from './use-decision.ts'
import { useDecisionText } from './use-decision-text.ts'

export type ReviewView = 'review' | 'refuse'

/** What came in between while an application was read: who and what, as far as it is known. */
const useNews = (application: AdminSubmission | undefined) => {
  const { t } = useT('applications')
  const decisionText = useDecisionText()
  const [opened, setOpened] = useState(application)
  if (application && !opened) setOpened(application)
  const forget = () => setOpened(undefined)
  if (!application || !opened || application.version === opened.version) return { news: undefined, forget }
  const { decision } = application
  const isDecided = decision !== null && decision.at !== opened.decision?.at
  return { news: (isDecided && decisionText(decision)) || t('changed'), forget }
}

/** One review: what of it shows, the refusal as far as it is written, and what became of the decision. */
export const useReview = (
  subject: Subject | undefined,
  startsWith: ReviewView,
  decision: Decision,
  onClose: () => void,
) => {
  const { news, forget } = useNews(subject?.kind === 'applied' ? subject.application : undefined)
  const [view, setView] = useState(startsWith)
  const [refusal, setRefusal] = useState(emptyRefusal)
  const [isMissing, setMissing] = useState(false)
  const [failure, setFailure] = useState<{ text: string; isConflict: boolean }>()

  const decide = async (verdict: Verdict) => {
    if (!subject) return
    setFailure(undefined)
    const outcome = await decision.decide(targetOf(subject), verdict)
    if (outcome.kind !== 'done') {
      // What is there now must be read first.
      if (outcome.kind === 'conflict') setView('review')
      return setFailure({ text: outcome.text, isConflict: outcome.kind === 'conflict' })
    }
    if (verdict.status === 'UNDER_REVIEW') forget()
    else onClose()
  }
  return {
    view,
    refusal,
    /** It was to be refused without a reason. */
    isMissing,
    /** Why it must be looked at once more. */
    stale: news ?? (failure?.isConflict ? failure.text : undefined),
    failure: failure?.isConflict ? undefined : failure?.text,
    show: (next: ReviewView) => {
      setMissing(false)
      setView(next)
    },
    write: (next: Refusal) => {
      setRefusal(next)
      if (saysWhy(next)) setMissing(false)
    },
    start: () => void decide({ status: 'UNDER_REVIEW' }),
    approve: () => void decide({ status: 'APPROVED' }),
    refuse: () => {
      setMissing(!saysWhy(refusal))
      if (saysWhy(refusal)) void decide({ status: 'REJECTED', refusal })
    },
  }
}
