import { ArrowLeft, ArrowRight } from 'lucide-react'
import { mustAttachDocuments } from '#shared/rules/user.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { StepName } from './steps.ts'
import type { SaveIntent } from './use-save.ts'
import type { Wizard } from './use-wizard.ts'

type BottomBarProps = {
  wizard: Wizard
  pending: SaveIntent | null
  onPrevious: (step: StepName) => void
  onDraft: () => void
}

/** Back, save as draft, onward: under the thumb on a phone, always in sight. The last button submits the form around it. */
export const BottomBar = ({ wizard, pending, onPrevious, onDraft }: BottomBarProps) => {
  const { t } = useT('sell')
  const common = useT()
  const { steps, step, saved, seller } = wizard
  const at = steps.indexOf(step)
  const previous = steps[at - 1]
  const isLast = at === steps.length - 1
  const last =
    saved?.status === 'REJECTED'
      ? 'action.resubmit'
      : mustAttachDocuments(seller)
        ? 'action.submit'
        : 'action.publish'
  const failed = wizard.photos.items.some(({ state }) => state.phase === 'failed')
  const blocked = !isLast
    ? undefined
    : wizard.isUploading
      ? t('action.uploading')
      : failed
        ? t('action.failedFiles')
        : undefined
  return (
    <div className="sticky bottom-0 z-20 -mx-4 mt-8 border-t border-line bg-paper/95 px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur-md sm:-mx-8 sm:rounded-b-panel sm:bg-card/95 sm:px-8 sm:py-4">
      {blocked && <p className="mb-2 text-xs text-ink-2">{blocked}</p>}
      <div className="flex items-center gap-2 sm:gap-3">
        {previous && (
          <>
            <IconButton
              label={t('action.previous')}
              icon={<ArrowLeft className="mirrored size-5" />}
              className="-ms-2 sm:hidden"
              onClick={() => onPrevious(previous)}
            />
            <Button variant="ghost" className="-ms-3 max-sm:hidden" onClick={() => onPrevious(previous)}>
              <ArrowLeft aria-hidden className="mirrored size-4.5" />
              {t('action.previous')}
            </Button>
          </>
        )}
        <Button
          variant="secondary"
          className="ms-auto max-sm:px-2"
          pending={pending === 'draft'}
          onClick={onDraft}
        >
          {t('action.draft')}
        </Button>
        <Button
          type="submit"
          className="max-sm:flex-1 max-sm:px-2"
          pending={pending === 'submit'}
          disabledReason={blocked}
        >
          {isLast ? t(last) : common.t('next')}
          {!isLast && <ArrowRight aria-hidden className="mirrored size-4.5" />}
        </Button>
      </div>
    </div>
  )
}
