import { useId, useState, type MouseEvent, type ReactNode } from 'react'
import { Eye } from 'lucide-react'
import { useCarNames } from '#web/entities/catalogue/queries.ts'
import { useDealer } from '#web/entities/dealer/queries.ts'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import { useT } from '#web/i18n/use-t.ts'
import { ModalHeader } from '#web/ui/modal-header.tsx'
import { useModal } from '#web/ui/use-modal.ts'
import { CarText, DetailsGrid, FeatureList } from './car-details.tsx'
import { carLayout } from './car-skeleton.tsx'
import { CarSummary } from './car-summary.tsx'
import { ContactBar } from './contact-links.tsx'
import { Gallery } from './gallery.tsx'

type CarPreviewProps = {
  open: boolean
  onClose: () => void
  /** Made of what is typed so far; null before there is enough for a page. */
  listing: ListingDetail | null
  /** The button to write to the seller; `compact` is the one of the bar on a phone. */
  renderMessage: (isCompact: boolean) => ReactNode
}

/** The car of a dealership with the names and numbers of its page, the only ones that buyers get; another's as it is. */
const useAsOfDealer = (listing: ListingDetail | null): ListingDetail | null => {
  const id = listing?.dealerProfileId ?? ''
  const { data: dealer } = useDealer(id, id !== '')
  if (!listing || !dealer) return listing
  const { businessName: name, isEmailConfirmed, isPhoneConfirmed, phoneNumber, whatsappNumber } = dealer
  const shown = { name, isEmailConfirmed, isPhoneConfirmed, phoneNumber, whatsappNumber }
  return { ...listing, dealerProfile: dealer, seller: { ...listing.seller, ...shown } }
}

/** The car's page as buyers will see it, before it is published. Nothing in it sends or leads away. */
export const CarPreview = ({ open, onClose, listing: made, renderMessage }: CarPreviewProps) => {
  const { t } = useT('guidance')
  const { makeName, modelName } = useCarNames()
  const id = useId()
  const listing = useAsOfDealer(made)
  const modal = useModal(open, onClose)
  const [wasPressed, setWasPressed] = useState(false)
  // The buttons look real and do nothing: links and click counters get no event.
  const stop = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setWasPressed(true)
  }
  return (
    <dialog {...modal} aria-labelledby={id} className="modal m-0 h-dvh w-full overflow-clip bg-paper">
      <div className="flex h-full flex-col">
        <ModalHeader id={id} title={t('preview.title')} onClose={onClose} />
        <p role="status" className="flex items-center gap-2 bg-amber-tint px-5 py-2 text-xs text-ink">
          <Eye aria-hidden className="size-4 shrink-0 text-amber" />
          {t(wasPressed ? 'preview.inert' : 'preview.note')}
        </p>
        <div className="flex-1 overflow-y-auto overscroll-contain">
          {open && listing && (
            <div className="page-width pt-4 lg:pb-10">
              <div className={carLayout.grid}>
                <div className={carLayout.gallery}>
                  <Gallery photos={listing.images} video={listing.video} title={listing.title} />
                </div>
                <div className={carLayout.summary} onClickCapture={stop} onAuxClickCapture={stop}>
                  <CarSummary
                    listing={listing}
                    action={null}
                    message={renderMessage(false)}
                    acts={null}
                    verdict={null}
                  />
                </div>
                <div className={carLayout.body}>
                  <DetailsGrid
                    listing={listing}
                    make={makeName(listing.make)}
                    model={modelName(listing.model)}
                  />
                  <FeatureList features={listing.features} />
                  <CarText listing={listing} make={makeName(listing.make)} model={modelName(listing.model)} />
                </div>
              </div>
              <div onClickCapture={stop} onAuxClickCapture={stop} className="contents">
                <ContactBar listing={listing} message={renderMessage(true)} />
              </div>
            </div>
          )}
        </div>
      </div>
    </dialog>
  )
}
