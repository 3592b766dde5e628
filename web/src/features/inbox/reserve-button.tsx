import { useQueryClient } from '@tanstack/react-query'
import type { LeadView } from '#shared/schemas/lead.ts'
import { actUndoably, useIsHeld } from '#web/api/undoable.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { leadTitleIn } from '#web/entities/lead/lead-parts.tsx'
import { invalidateConversation } from '#web/entities/lead/queries.ts'
import { useSetAvailability } from '#web/entities/listing/own-listings.ts'
import { useSetPlateAvailability } from '#web/entities/plate/mutations.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { useFocusLater } from '#web/ui/use-focus-later.ts'

/** Reserves the car or plate of a conversation, which can be undone for ten seconds. */
export const ReserveButton = ({ lead }: { lead: LeadView }) => {
  const { t, language } = useT('price-offer')
  const words = useT('availability')
  const errorText = useErrorText()
  const client = useQueryClient()
  const { mutateAsync: setCar } = useSetAvailability()
  const { mutateAsync: setPlate } = useSetPlateAvailability()
  const id = lead.plate?.id ?? lead.listingId ?? ''
  const isHeld = useIsHeld(id)
  const [said, focusSaid] = useFocusLater<HTMLParagraphElement>()
  if (isHeld || lead.listingAvailability === 'RESERVED')
    return (
      <p ref={said} tabIndex={-1} className="text-sm font-medium">
        {t('reserved')}
      </p>
    )
  if (lead.listingAvailability !== 'AVAILABLE') return null
  const title = leadTitleIn(lead, language)
  const reserve = () => {
    actUndoably({
      on: [id],
      shownAs: { availability: 'RESERVED' },
      // A colleague may sell it while this can be undone.
      version: lead.listingVersion,
      title: words.t('now', { availability: words.t('RESERVED') }),
      description: title,
      send: async (version) => {
        try {
          return await (lead.plate ? setPlate : setCar)({ id, availability: 'RESERVED', version })
        } finally {
          invalidateConversation(client, lead.id)
        }
      },
      failed: (error) => ({ title: words.t('failed'), description: `${title}: ${errorText(error)}` }),
    })
    focusSaid()
  }
  return (
    <Button size="sm" className="self-start" onClick={reserve}>
      {t(lead.plate ? 'reserve.plate' : 'reserve.car')}
    </Button>
  )
}
