import { Ellipsis, Eye, MessageCircle, Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { plateLimits } from '#shared/constants/offer-limits.ts'
import { plateTitle, platePlace } from '#shared/rules/plate.ts'
import { plateLocationLabels, sellPlateCategoryLabels } from '#shared/reference/plate-vocabulary.ts'
import type { OwnPlate } from '#shared/schemas/plate.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { paths } from '#web/app/paths.ts'
import { usePlateActs } from '#web/entities/plate/plate-acts.ts'
import { usePriceQuestion } from '#web/entities/price-rating/price-question.tsx'
import { useRights } from '#web/entities/team/use-rights.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, menuItemClass } from '#web/ui/menu.tsx'
import { PlateDrawing } from '#web/ui/plate-drawing.tsx'
import { AvailabilitySelect, OfferBadges } from './offer-controls.tsx'
import { OfferPrice } from './offer-price.tsx'
import { PlateRejection } from './offer-rejection.tsx'

type PlateRowProps = { user: CurrentUser; plate: OwnPlate; onEdit: () => void; onDelete: () => void }

/** A row of the seller's own plate: its drawing, its figures and its actions. */
export const PlateRow = ({ user, plate, onEdit, onDelete }: PlateRowProps) => {
  const { t, language } = useT('own-plates')
  const common = useT()
  const title = plateTitle(plate, language)
  const acts = usePlateActs()
  const { ask, dialog } = usePriceQuestion()
  const { status, availability } = plate
  // A dealership that is not verified may only look and delete.
  const { canEdit, canSay, isOwner } = useRights(user)
  return (
    <article className="grid grid-cols-1 gap-x-4 gap-y-3 rounded-card border border-line bg-card p-3 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-5 sm:p-4 lg:grid-cols-[11rem_minmax(0,1fr)_auto]">
      <div className="grid place-items-center self-start rounded-control bg-sand p-4 sm:aspect-[4/3] sm:p-3">
        <PlateDrawing plate={plate} decorative className="max-w-56" />
      </div>
      <div className="flex min-w-0 flex-col items-start gap-1">
        <OfferBadges status={status} label={t(`status.${status}`)} availability={availability} />
        <h3 className="mt-0.5 max-w-full text-base font-medium tracking-normal break-words">
          <Link
            to={paths.numberPlate(platePlace(plate))}
            className="-my-1 inline-block py-1 underline-offset-4 hover:underline"
          >
            {title}
          </Link>
        </h3>
        <OfferPrice
          title={title}
          price={plate.price}
          limits={plateLimits.price}
          canEdit={canEdit}
          ask={(price) => ask({ title, price, before: plate.price })}
          onSave={(price) => acts.setPrice(plate, price)}
        />
        <PlateFacts plate={plate} />
      </div>
      <div className="col-span-full flex flex-wrap items-center gap-2 border-t border-line pt-3 lg:col-span-1 lg:items-start lg:border-0 lg:pt-0">
        {canSay && status === 'APPROVED' && (
          <AvailabilitySelect
            title={title}
            availability={availability}
            onSet={(next) => acts.setAvailability(plate, next)}
          />
        )}
        {canEdit && (
          <Button
            variant="secondary"
            aria-haspopup="dialog"
            aria-label={t('edit.label', { title })}
            onClick={onEdit}
          >
            <Pencil aria-hidden className="size-4 max-sm:hidden" />
            {common.t('edit')}
          </Button>
        )}
        <span className="ms-auto lg:ms-0">
          <Menu
            label={t('more', { title })}
            trigger={
              <IconButton label={t('more', { title })} icon={<Ellipsis aria-hidden className="size-5" />} />
            }
          >
            <Link to={paths.numberPlate(platePlace(plate))} className={menuItemClass}>
              <Eye aria-hidden />
              {t('view')}
            </Link>
            {isOwner && (
              <button type="button" aria-haspopup="dialog" onClick={onDelete} className={menuItemClass}>
                <Trash2 aria-hidden />
                {common.t('delete')}
              </button>
            )}
          </Menu>
        </span>
      </div>
      {status === 'REJECTED' && (
        <div className="col-span-full">
          <PlateRejection plate={plate} />
        </div>
      )}
      {dialog}
    </article>
  )
}

/** Category, place and, once it was reviewed, the counts of a plate. */
const PlateFacts = ({ plate }: { plate: OwnPlate }) => {
  const { t, language } = useT('inventory')
  const counts = [
    { icon: Eye, count: plate.viewCount, label: t('views', { count: plate.viewCount }) },
    { icon: MessageCircle, count: plate.contactCount, label: t('contacts', { count: plate.contactCount }) },
  ]
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2 tabular-nums [&_svg]:size-4 [&_svg]:text-ink-3 [&>li]:flex [&>li]:items-center [&>li]:gap-1.5">
      <li>{sellPlateCategoryLabels[plate.category][language]}</li>
      <li>{plateLocationLabels[plate.location][language]}</li>
      {plate.status !== 'PENDING' &&
        counts.map(({ icon: Icon, count, label }) => (
          <li key={label} title={label}>
            <Icon aria-hidden />
            <span aria-hidden>{formatNumber(count, language)}</span>
            <span className="sr-only">{label}</span>
          </li>
        ))}
    </ul>
  )
}
