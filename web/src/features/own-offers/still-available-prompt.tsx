import { CircleHelp } from 'lucide-react'
import { needsWord } from '#shared/rules/confirmation.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { useListingActs } from '#web/entities/listing/listing-acts.ts'
import { useListingTitle } from '#web/entities/listing/own-listings.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'

/** Asks whether a car is still available when it was not confirmed for a week or was paused for that; one tap confirms. */
export const StillAvailablePrompt = ({ listing, now }: { listing: OwnListing; now: number }) => {
  const { t } = useT('inventory')
  const title = useListingTitle()(listing)
  const acts = useListingActs()
  if (!needsWord(listing, new Date(now))) return null
  return (
    <div className="col-span-full flex flex-wrap items-center gap-3 rounded-control bg-amber-tint px-3.5 py-2.5 text-sm">
      <CircleHelp aria-hidden className="size-5 shrink-0 text-amber" />
      <p className="min-w-0 flex-1">
        {listing.isPausedBySilence ? (
          t('stillAvailable.silent')
        ) : (
          <>
            <span className="font-medium">{t('stillAvailable.due')}</span> {t('stillAvailable.dueText')}
          </>
        )}
      </p>
      <Button
        size="sm"
        variant="secondary"
        onClick={({ currentTarget }) => {
          acts.confirm(listing)
          // The button goes with the question.
          currentTarget.closest('article')?.querySelector<HTMLElement>('a[href]')?.focus()
        }}
        aria-label={t('stillAvailable.label', { title })}
        className="min-h-11 max-sm:w-full"
      >
        {t('stillAvailable.yes')}
      </Button>
    </div>
  )
}
