import type { ReactNode } from 'react'
import { ChevronLeft, ChevronRight, Keyboard } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { useKeysOn } from '#web/features/review/keys-choice.ts'
import { reviewKeys } from '#web/features/review/review-keys.ts'
import type { Walk } from '#web/features/review/use-walk.ts'

type StepButtonProps = {
  label: string
  /** The first is shown. */
  keys: readonly [string, ...string[]]
  isNext?: boolean
  onStep: (() => void) | undefined
}

const StepButton = ({ label, keys, isNext = false, onStep }: StepButtonProps) => {
  const Icon = isNext ? ChevronRight : ChevronLeft
  return (
    <IconButton
      label={label}
      tip={`${label} (${keys[0]})`}
      icon={<Icon aria-hidden className="mirrored size-5" />}
      aria-keyshortcuts={keys.join(' ')}
      // Not `disabled`: at the end of the queue the focus would be lost.
      aria-disabled={onStep === undefined}
      className="aria-disabled:opacity-40"
      onClick={() => onStep?.()}
    />
  )
}

type ReviewFooterProps = {
  walk: Walk
  /** How many there are, as far as it is known. */
  total: number
  isBlocked: boolean
  onStep: (id: string) => void
  onSkip: () => void
  onHelp: () => void
  /** The decisions, or the buttons of the form. */
  children: ReactNode
}

/** The ways through the queue, and the decision: side by side on a desk, two rows under the thumb on a phone. */
export const ReviewFooter = ({
  walk,
  total,
  isBlocked,
  onStep,
  onSkip,
  onHelp,
  children,
}: ReviewFooterProps) => {
  const { t } = useT('moderation')
  const hasLetters = useKeysOn()
  const stepTo = (id: string | undefined) => (id === undefined || isBlocked ? undefined : () => onStep(id))
  return (
    <footer className="border-t border-line">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] sm:px-6 sm:py-3">
        <div className="flex grow items-center gap-1 sm:gap-2">
          <StepButton label={t('previous')} keys={reviewKeys.previous} onStep={stepTo(walk.previous)} />
          {walk.number !== null && (
            <span className="min-w-14 text-center text-sm text-ink-2 tabular-nums">
              {t('position', { number: walk.number, total })}
            </span>
          )}
          <StepButton label={t('next')} keys={reviewKeys.next} isNext onStep={stepTo(walk.next)} />
          <Button
            variant="ghost"
            aria-keyshortcuts="U"
            aria-disabled={isBlocked}
            className="max-sm:ms-auto"
            onClick={() => isBlocked || onSkip()}
          >
            {t('skip')}
            {hasLetters && <Kbd name="U" />}
          </Button>
          <span className="hidden sm:pointer-fine:inline-flex">
            <Button variant="ghost" aria-haspopup="dialog" onClick={onHelp}>
              <Keyboard aria-hidden className="size-4.5" />
              {t('keys')}
            </Button>
          </span>
        </div>
        <div role="group" aria-label={t('decisions')} className="flex gap-3 max-sm:w-full max-sm:*:flex-1">
          {children}
        </div>
      </div>
    </footer>
  )
}
