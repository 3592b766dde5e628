import { RefreshCw } from 'lucide-react'
import { reasonLabels } from '#shared/rules/refusal.ts'
import type { DecisionView } from '#shared/schemas/moderation.ts'
import { useAge } from '#web/i18n/use-age.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import type { Change } from './change-since.ts'
import type { ReviewedKind } from './refusal.ts'

/** The last decision of an admin, who made it and when; nothing while nobody has decided. */
export const LastDecision = ({ decision }: { decision: DecisionView | null }) => {
  const { t, rich } = useT('moderation')
  const age = useAge()
  if (decision?.status !== 'APPROVED' && decision?.status !== 'REJECTED') return null
  const { status, at, by } = decision
  return (
    <p className="text-ink-3">
      {by
        ? rich(`last.${status}`, { name: <bdi>{by.username}</bdi>, age: age(at) })
        : t(`last.${status}.unnamed`, { age: age(at) })}
    </p>
  )
}

const decisions = ['UNDER_REVIEW', 'APPROVED', 'REJECTED'] as const

/** A decision as a sentence: who made it, what and when; undefined where nobody has decided. */
export const useDecisionText = (): ((decision: DecisionView | null) => string | undefined) => {
  const { t } = useT('moderation')
  const age = useAge()
  return (decision) => {
    const status = decisions.find((known) => known === decision?.status)
    if (!decision || !status) return undefined
    const when = age(decision.at)
    return decision.by
      ? t(`happened.${status}`, { name: decision.by.username, age: when })
      : t(`happened.${status}.unnamed`, { age: when })
  }
}

type GivenReasonsProps = { kind: ReviewedKind; codes: readonly string[]; text: string | null }

/** Why something was refused, shortly: the names of its reasons, and the text of the admin. */
export const GivenReasons = ({ kind, codes, text }: GivenReasonsProps) => {
  const { t, language } = useT('moderation')
  const names = reasonLabels(kind, codes).map(({ name }) => name[language])
  if (names.length === 0 && !text) return null
  return (
    <p className="text-sm break-words text-ink-2">
      <span className="font-medium text-red">{t('reasons')}</span>{' '}
      {new Intl.ListFormat(language, { type: 'unit' }).format(names)}
      {names.length > 0 && text && ' · '}
      {text && <bdi>{text}</bdi>}
    </p>
  )
}

type ReviewNoticeProps = {
  change: Change | undefined
  /** The notice that its seller has changed it. */
  changed: string
  isGone: boolean
  gone?: string
  /** A decision met another version, and nothing says why. */
  isStale: boolean
  failure?: { title: string; text: string | undefined }
  /** The way on. */
  onNext?: (() => void) | undefined
}

/** A change that came in between, with the way on; or why a decision did not go through. */
export const ReviewNotice = ({ change, isGone, isStale, failure, onNext, ...texts }: ReviewNoticeProps) => {
  const { t } = useT('moderation')
  const decisionText = useDecisionText()
  const textOf = () => {
    if (isGone) return texts.gone ?? t('happened.gone')
    if (change?.kind === 'decided') return decisionText(change.decision)
    if (change) return texts.changed
    return isStale ? t('happened.again') : undefined
  }
  const text = textOf()
  return (
    <>
      <div role="alert">
        {text && (
          <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-amber-tint px-3.5 py-2.5 text-sm">
            <RefreshCw aria-hidden className="size-4.5 shrink-0 text-amber" />
            <p className="min-w-0 flex-1 basis-56">{text}</p>
            {onNext && (
              <Button variant="secondary" size="sm" onClick={onNext}>
                {t('next')}
              </Button>
            )}
          </div>
        )}
      </div>
      {failure && (
        <div className="not-empty:mb-5">
          <FormFailure {...failure} />
        </div>
      )}
    </>
  )
}
