import { useId, useState, type ComponentProps, type MouseEvent } from 'react'
import { Eye } from 'lucide-react'
import { useCarNames } from '#web/entities/catalogue/queries.ts'
import { useCurrentUser } from '#web/entities/user/queries.ts'
import { carLayout } from '#web/features/car/car-skeleton.tsx'
import { ContactBar } from '#web/features/car/contact-links.tsx'
import { DetailsGrid, FeatureList } from '#web/features/car/car-details.tsx'
import { Gallery } from '#web/features/car/gallery.tsx'
import { CarSummary } from '#web/features/car/car-summary.tsx'
import { MessageButton } from '#web/features/contact/message-button.tsx'
import type { PageParts } from '#web/features/sell/page-parts.ts'
import { useT } from '#web/i18n/use-t.ts'
import { ModalHeader } from '#web/ui/modal-header.tsx'
import { useModal } from '#web/ui/use-modal.ts'
import { Written } from '#web/ui/written.tsx'
import { toPreview } from './to-preview.ts'

const nothing = () => undefined

/** The car's page as buyers will see it, made of what is typed so far. Nothing in it sends or leads away. */
export const Preview = ({ open, onClose, ...unsaved }: ComponentProps<PageParts['Preview']>) => {
  const { t } = useT('guidance')
  const { t: vehicle } = useT('vehicle')
  const { makeName, modelName } = useCarNames()
  const { user } = useCurrentUser()
  const id = useId()
  const modal = useModal(open, onClose)
  const [wasPressed, setWasPressed] = useState(false)
  const listing = user && toPreview(unsaved, user)
  // The buttons look as they will and do nothing: links and what counts presses never hear of it.
  const stop = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setWasPressed(true)
  }
  const message = (compact: boolean) => <MessageButton isOwn={false} compact={compact} onPress={nothing} />
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
                  <Gallery photos={listing.images} title={unsaved.title} />
                </div>
                <div className={carLayout.summary} onClickCapture={stop} onAuxClickCapture={stop}>
                  <CarSummary listing={listing} action={null} message={message(false)} verdict={null} />
                </div>
                <div className={carLayout.body}>
                  <DetailsGrid
                    listing={listing}
                    make={makeName(listing.make)}
                    model={modelName(listing.model)}
                  />
                  <FeatureList features={listing.features} />
                  {listing.description && (
                    <section>
                      <h2 className="text-xl">{vehicle('about')}</h2>
                      <Written
                        text={listing.description}
                        className="mt-4 max-w-prose whitespace-pre-line text-ink-2"
                      />
                    </section>
                  )}
                </div>
              </div>
              <div onClickCapture={stop} onAuxClickCapture={stop} className="contents">
                <ContactBar listing={listing} message={message(true)} />
              </div>
            </div>
          )}
        </div>
      </div>
    </dialog>
  )
}
