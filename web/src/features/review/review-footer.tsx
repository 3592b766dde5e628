import { ChevronLeft, ChevronRight, Keyboard } from 'lucide-react'
import type { Reviewed } from '#web/entities/review/change-since.ts'
import { refusalFormId } from '#web/entities/review/refusal-form.tsx'
import { reviewKeys } from '#web/entities/review/review-keys.ts'
import { setLettersOn, useLettersOn } from '#web/entities/review/use-review-keys.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { Switch } from '#web/ui/switch.tsx'
import type { ReviewTexts } from './review-adapter.ts'
import type { ReviewSession } from './use-review-session.ts'

type ReviewFooterProps<Item extends Reviewed> = {
  session: ReviewSession<Item>
  texts: ReviewTexts
  may: Readonly<Record<'approve' | 'reject' | 'start', boolean>>
  onApprove: () => void
  onReject: () => void
  onHelp: () => void
}

/** The ways through the queue, and the decision: side by side on a desktop, two rows under the thumb on mobile. */
export const ReviewFooter = <Item extends Reviewed>(props: ReviewFooterProps<Item>) => {
  const { session, onHelp } = props
  const { number, total, isBlocked, previous, next, stepTo } = session
  const { t } = useT('moderation')
  const hasLetters = useLettersOn()
  const stepOf = (id: string | undefined) => (id === undefined || isBlocked ? undefined : () => stepTo(id))
  return (
    <footer className="border-t border-line">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] sm:px-6 sm:py-3">
        <div className="flex grow items-center gap-1 sm:gap-2">
          <StepButton label={t('previous')} keys={reviewKeys.previous} onStep={stepOf(previous)} />
          {number !== null && (
            <span className="min-w-14 text-center text-sm text-ink-2 tabular-nums">
              {t('position', { number, total })}
            </span>
          )}
          <StepButton label={t('next')} keys={reviewKeys.next} isNext onStep={stepOf(next)} />
          <Button
            variant="ghost"
            aria-keyshortcuts="U"
            aria-disabled={isBlocked}
            className="max-sm:ms-auto"
            onClick={session.skip}
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
          <DecisionButtons {...props} />
        </div>
      </div>
    </footer>
  )
}

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

/** The decisions that are possible, each with its key; or the buttons of the form with the reasons. */
const DecisionButtons = <Item extends Reviewed>({
  session,
  texts,
  may,
  onApprove,
  onReject,
}: ReviewFooterProps<Item>) => {
  const common = useT()
  const hasLetters = useLettersOn()
  const { view, isStarting, isResting, isBlocked } = session
  if (view === 'reject')
    return (
      <>
        <Button
          variant="secondary"
          aria-keyshortcuts="Escape"
          onClick={() => isBlocked || session.showView('review')}
        >
          {common.t('back')}
          <Kbd name="Esc" />
        </Button>
        {/* With its own key: if React made the button that opens the form into this one, that very press would send the form. */}
        <Button
          key="send"
          variant="danger"
          type="submit"
          form={refusalFormId}
          aria-keyshortcuts="Control+Enter Meta+Enter"
        >
          {texts.submitReject}
          <Kbd name="Enter" />
        </Button>
      </>
    )
  return (
    <>
      {may.start && (
        <Button
          variant="secondary"
          pending={isStarting}
          aria-disabled={isBlocked}
          onClick={() => void session.settle({ status: 'UNDER_REVIEW' })}
        >
          {texts.start}
        </Button>
      )}
      {may.reject && (
        <Button
          variant="danger"
          aria-keyshortcuts="R"
          aria-disabled={isResting || isBlocked}
          onClick={onReject}
        >
          {texts.reject}
          {hasLetters && <Kbd name="R" />}
        </Button>
      )}
      {may.approve && (
        <Button aria-keyshortcuts="A" aria-disabled={isResting} onClick={onApprove}>
          {texts.approve}
          {hasLetters && <Kbd name="A" />}
        </Button>
      )}
    </>
  )
}

const keyRows = [
  { act: 'approve', keys: ['A'] },
  { act: 'reject', keys: ['R'] },
  { act: 'reason', keys: ['1–9'] },
  { act: 'submit', keys: ['Enter', 'Ctrl/⌘ Enter'] },
  { act: 'next', keys: ['N', 'J', '→'], rtl: ['N', 'J', '←'] },
  { act: 'previous', keys: ['P', 'K', '←'], rtl: ['P', 'K', '→'] },
  { act: 'skip', keys: ['U'] },
  { act: 'back', keys: ['Esc'] },
  { act: 'help', keys: ['?'] },
] as const

/** Which key does what, and the way to switch the letters off. */
export const KeyHelp = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { t, dir } = useT('moderation')
  const isOn = useLettersOn()
  return (
    <Dialog open={open} onClose={onClose} title={t('keys.title')} size="sm">
      <dl className="mb-4 flex flex-col gap-2 text-sm">
        {keyRows.map((row) => (
          <div key={row.act} className="flex items-center justify-between gap-4">
            <dt className="text-ink-2">{t(`keys.${row.act}`)}</dt>
            <dd dir="ltr" className="flex gap-1.5">
              {(dir === 'rtl' && 'rtl' in row ? row.rtl : row.keys).map((key) => (
                <kbd
                  key={key}
                  className="grid h-7 min-w-7 place-items-center rounded-xs border border-edge/60 bg-sand px-1.5 font-sans text-xs whitespace-nowrap"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <div className="border-t border-line pt-3">
        <Switch
          label={t('keys.letters')}
          hint={t('keys.lettersHint')}
          checked={isOn}
          onChange={(event) => setLettersOn(event.target.checked)}
        />
      </div>
    </Dialog>
  )
}
