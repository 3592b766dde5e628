import {
  CircleCheck,
  CircleDollarSign,
  Lock,
  Pause,
  Play,
  Printer,
  Send,
  Trash2,
  type LucideIcon,
} from 'lucide-react'
import type { BulkAction } from '#shared/rules/availability.ts'
import type { StockCar } from '#shared/schemas/stock.ts'
import { useListingTitle } from '#web/entities/listing/own-listings.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { BulkBar } from '#web/ui/bulk-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog, FirstNames } from '#web/ui/confirm-dialog.tsx'
import { BulkPriceDialog } from './bulk-price.tsx'
import { carsFor, type Bulk } from './use-bulk.tsx'

const actions: readonly { action: BulkAction; icon: LucideIcon }[] = [
  { action: 'PUBLISH', icon: Send },
  { action: 'PRICE', icon: CircleDollarSign },
  { action: 'RESUME', icon: Play },
  { action: 'RESERVE', icon: Lock },
  { action: 'PAUSE', icon: Pause },
  { action: 'SELL', icon: CircleCheck },
  { action: 'DELETE', icon: Trash2 },
]

type BulkActionsProps = {
  bulk: Bulk
  selected: readonly StockCar[]
  /** Milliseconds. */
  now: number
  /** A dealership that is not verified may only look and delete. */
  canEdit: boolean
  /** How many the filters find; all of them can be selected at once. */
  found: number
  onSelectAll: () => void
  onClear: () => void
  /** Prints the window cards of published cars. */
  onPrint?: (cars: readonly StockCar[]) => void
}

/** The acts that work for any of the selected cars, with how many, in sight while the list scrolls. Cars that fail stay selected. */
export const BulkActions = (props: BulkActionsProps) => {
  const { bulk, selected, now, canEdit, found, onSelectAll, onClear, onPrint } = props
  const { t, language } = useT('inventory')
  const count = selected.length
  const { progress } = bulk
  const published = selected.filter(({ status, slug }) => status === 'APPROVED' && slug !== null)
  const offered = actions
    .filter(({ action }) => canEdit || action === 'DELETE')
    .map((one) => ({ ...one, cars: carsFor(one.action, selected, now) }))
    .filter(({ cars }) => cars.length > 0)
  // How many, where it is not all of them.
  const labelOf = (label: string, able: number) =>
    able === count ? label : t('bulk.count', { action: label, count: formatNumber(able, language) })
  return (
    <>
      {(count > 0 || progress) && (
        <BulkBar
          label={t('bulk')}
          status={t('bulk.selected', { count })}
          all={count < found ? { label: t('bulk.all', { count: found }), onPress: onSelectAll } : undefined}
          clear={{ label: t('bulk.clear'), onPress: onClear }}
          progress={
            progress && {
              text: t('bulk.progress', progress),
              label: t('bulk.running'),
              value: progress.answered / progress.total,
            }
          }
        >
          {offered.map(({ action, icon: Icon, cars }) => (
            <Button
              key={action}
              variant={action === 'DELETE' ? 'danger' : action === 'PUBLISH' ? 'primary' : 'secondary'}
              onClick={() => bulk.start(action, cars)}
            >
              <Icon aria-hidden className="size-4" />
              {labelOf(t(`bulk.${action}`), cars.length)}
            </Button>
          ))}
          {onPrint && published.length > 0 && (
            <Button variant="secondary" onClick={() => onPrint(published)}>
              <Printer aria-hidden className="size-4" />
              {labelOf(t('bulk.cards'), published.length)}
            </Button>
          )}
        </BulkBar>
      )}
      <AskDialog bulk={bulk} />
      <BulkPriceDialog
        open={bulk.asked?.action === 'PRICE'}
        cars={bulk.asked?.cars ?? []}
        onClose={bulk.cancel}
        onConfirm={(moves) =>
          void bulk.run(
            'PRICE',
            moves.map(({ id }) => id),
            moves,
          )
        }
      />
    </>
  )
}

const namedAtMost = 3

/** Asks before cars are sold, which people are told of, or deleted. */
const AskDialog = ({ bulk }: { bulk: Bulk }) => {
  const { t } = useT('inventory')
  const dashboard = useT('dashboard')
  const titleOf = useListingTitle()
  const { action = null, cars = [] } = bulk.asked ?? {}
  const named = cars.map((car) => ({ id: car.id, name: titleOf(car) }))
  const count = cars.length
  const isSale = action === 'SELL'
  const title = named[0]?.name ?? ''
  return (
    <ConfirmDialog
      open={isSale || action === 'DELETE'}
      title={isSale ? t('bulk.SELL') : dashboard.t('delete.title')}
      confirm={isSale ? t('bulk.SELL') : undefined}
      onClose={bulk.cancel}
      onConfirm={() =>
        action &&
        void bulk.run(
          action,
          cars.map(({ id }) => id),
        )
      }
    >
      <p>
        {isSale || count > 1
          ? t(`bulk.ask.${isSale ? 'SELL' : 'DELETE'}`, { count })
          : dashboard.t('delete.question', { title })}
      </p>
      {count > 1 && (
        <FirstNames of={named} most={namedAtMost} more={t('bulk.andMore', { count: count - namedAtMost })} />
      )}
    </ConfirmDialog>
  )
}
