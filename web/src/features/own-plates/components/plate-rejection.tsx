import type { OwnPlate } from '#shared/schemas/plate.ts'
import { useT } from '#web/i18n/use-t.ts'

/** Why a plate was rejected, and what to do about it. */
export const PlateRejection = ({ plate: { rejectionReason: reason } }: { plate: OwnPlate }) => {
  const { t } = useT('own-plates')
  return (
    <div className="col-span-full rounded-control bg-red-tint px-3.5 py-2.5 text-sm">
      {reason && (
        <p className="break-words">
          <span className="font-medium text-red">{t('rejected.reason')}</span> <bdi>{reason}</bdi>
        </p>
      )}
      <p className="text-ink-2">{t('rejected.next')}</p>
    </div>
  )
}
