import { CircleHelp } from 'lucide-react'
import { needsWord, visibleUntil } from '#shared/rules/confirmation.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useListingTitle, useSetAvailability } from '#web/entities/listing/own-listings.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'

/** Asks whether a car is still available when it was not confirmed for a week or was paused for that; one tap confirms. */
export const StillAvailablePrompt = ({ listing, now }: { listing: OwnListing; now: number }) => {
  const { t, language } = useT('inventory')
  const errorText = useErrorText()
  const title = useListingTitle()(listing)
  const { mutate: set, isPending } = useSetAvailability()
  if (!needsWord(listing, new Date(now))) return null
  const { id, isPausedBySilence, wasReserved, availability } = listing
  const asBefore = isPausedBySilence ? (wasReserved ? 'RESERVED' : 'AVAILABLE') : availability
  const confirm = () =>
    set(
      { id, availability: asBefore },
      {
        onSuccess: (confirmed) => {
          const date = formatDate(visibleUntil(confirmed).toISOString(), language)
          showToast({
            title: t('stillAvailable.done'),
            description: t('stillAvailable.until', { date }),
            tone: 'success',
          })
        },
        onError: (error) =>
          showToast({ title: t('stillAvailable.failed'), description: errorText(error), tone: 'danger' }),
      },
    )
  return (
    <div className="col-span-full flex flex-wrap items-center gap-3 rounded-control bg-amber-tint px-3.5 py-2.5 text-sm">
      <CircleHelp aria-hidden className="size-5 shrink-0 text-amber" />
      <p className="min-w-0 flex-1">
        {isPausedBySilence ? (
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
        pending={isPending}
        onClick={confirm}
        aria-label={t('stillAvailable.label', { title })}
        className="min-h-11 max-sm:w-full"
      >
        {t('stillAvailable.yes')}
      </Button>
    </div>
  )
}
