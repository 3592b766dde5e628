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
import type { ButtonVariant } from '#web/ui/button-class.ts'
import { ConfirmDialog, FirstNames } from '#web/ui/confirm-dialog.tsx'
import { BulkPriceDialog } from './bulk-price.tsx'
import { CarDoubts, publishDoubts } from './doubts-dialog.tsx'
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

const variants: Partial<Record<BulkAction, ButtonVariant>> = { DELETE: 'danger', PUBLISH: 'primary' }

type BulkActionsProps = {
  bulk: Bulk
  selected: readonly StockCar[]
  /** Milliseconds. */
  now: number
  /** A dealership that is not verified may only look and delete. */
  canEdit: boolean
  /** Staff delete nothing. */
  canDelete: boolean
  /** How many the filters find; all of them can be selected at once. */
  found: number
  onSelectAll: () => void
  onClear: () => void
  /** Prints the window cards of published cars. */
  onPrint?: (cars: readonly StockCar[]) => void
  /** Above a table that scrolls by itself. */
  isInLine?: boolean
}

/** The acts that work for any of the selected cars, with how many, in sight while the list scrolls. Cars that fail stay selected. */
export const BulkActions = (props: BulkActionsProps) => {
  const { bulk, selected, now, canEdit, canDelete, found, onSelectAll, onClear, onPrint, isInLine } = props
  const { t, language } = useT('inventory')
  const count = selected.length
  const doubted = bulk.asked?.action === 'PUBLISH' ? publishDoubts(bulk.asked.cars) : []
  const published = selected.filter(({ status, slug }) => status === 'APPROVED' && slug !== null)
  const offered = actions
    .filter(({ action }) => (action === 'DELETE' ? canDelete : canEdit))
    .map((one) => ({ ...one, cars: carsFor(one.action, selected, now) }))
    .filter(({ cars }) => cars.length > 0)
  // How many, where it is not all of them.
  const labelOf = (label: string, able: number) =>
    able === count ? label : t('bulk.count', { action: label, count: formatNumber(able, language) })
  return (
    <>
      {count > 0 && (
        <BulkBar
          label={t('bulk')}
          isInLine={isInLine}
          status={t('bulk.selected', { count })}
          all={count < found ? { label: t('bulk.all', { count: found }), onPress: onSelectAll } : undefined}
          clear={{ label: t('bulk.clear'), onPress: onClear }}
          acts={[
            ...offered.map(({ action, icon: Icon, cars }) => ({
              key: action,
              label: labelOf(t(`bulk.${action}`), cars.length),
              icon: <Icon aria-hidden className="size-4 shrink-0" />,
              variant: variants[action],
              onPress: () => bulk.start(action, cars),
            })),
            ...(onPrint && published.length > 0
              ? [
                  {
                    key: 'cards',
                    label: labelOf(t('bulk.cards'), published.length),
                    icon: <Printer aria-hidden className="size-4 shrink-0" />,
                    onPress: () => onPrint(published),
                  },
                ]
              : []),
          ]}
        />
      )}
      <AskDialog bulk={bulk} />
      <CarDoubts
        title={t('bulk.publish.question', { count: doubted.length })}
        confirm={t('bulk.publish.yes', { count: bulk.asked?.cars.length ?? 0 })}
        doubted={doubted}
        onClose={bulk.cancel}
        onConfirm={() => bulk.asked && bulk.run('PUBLISH', bulk.asked.cars)}
      />
      <BulkPriceDialog
        open={bulk.asked?.action === 'PRICE'}
        cars={bulk.asked?.cars ?? []}
        onClose={bulk.cancel}
        onConfirm={(cars, moves) => bulk.run('PRICE', cars, moves)}
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
      onConfirm={() => action && bulk.run(action, cars)}
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
