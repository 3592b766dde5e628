import { RefreshCw } from 'lucide-react'
import type { DecisionView } from '#shared/schemas/moderation.ts'
import { useAge } from '#web/i18n/use-age.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import type { Happening } from '#web/features/review/what-happened.ts'

const Decided = ({ decision: { status, at, by } }: { decision: DecisionView }) => {
  const { t, rich } = useT('moderation')
  const age = useAge()
  const kind = status === 'APPROVED' ? 'APPROVED' : 'REJECTED'
  return by
    ? rich(`happened.${kind}`, { name: <bdi className="font-medium">{by.username}</bdi>, age: age(at) })
    : t(`happened.${kind}.unnamed`, { age: age(at) })
}

type ReviewNoticeProps = {
  happened: Happening | undefined
  /** What is said when its seller has changed it. */
  changed: string
  isGone: boolean
  /** A decision met another version, and nothing tells why. */
  isStale: boolean
  failure: { title: string; text: string | undefined }
  onNext: (() => void) | undefined
}

/** What came in between, who and what, with the way on; or why a decision did not go through. */
export const ReviewNotice = ({ happened, changed, isGone, isStale, failure, onNext }: ReviewNoticeProps) => {
  const { t } = useT('moderation')
  const said = () => {
    if (isGone) return t('happened.gone')
    if (happened?.kind === 'decided') return <Decided decision={happened.decision} />
    if (happened) return changed
    return isStale ? t('happened.again') : undefined
  }
  const text = said()
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
      <div className="not-empty:mb-5">
        <FormFailure {...failure} />
      </div>
    </>
  )
}
