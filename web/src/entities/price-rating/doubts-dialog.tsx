import { Suspense } from 'react'
import type { PriceDoubt } from '#shared/rules/price-question.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useDoubtText } from './price-question.tsx'

/** A car whose price, old or new, is asked about. */
type Doubted = {
  id: string
  title: string
  price: number | undefined
  doubts: readonly PriceDoubt[]
  isWithoutPhoto?: boolean
}

const listedAtMost = 50

type DoubtsDialogProps = {
  /** Whether the prices are right, where it is absent. */
  title?: string
  confirm: string
  /** Empty is closed. */
  doubted: readonly Doubted[]
  onClose: () => void
  onConfirm: () => void
}

/** One question about several cars whose price is unlikely, or that have no photo: each with the reason. */
export const DoubtsDialog = (props: DoubtsDialogProps) =>
  props.doubted.length > 0 && (
    // Its texts are loaded when they are asked for.
    <Suspense>
      <OpenDoubts {...props} />
    </Suspense>
  )

const OpenDoubts = ({ title, doubted, ...dialog }: DoubtsDialogProps) => {
  const { t, language } = useT('price-question')
  const doubtText = useDoubtText()
  const more = doubted.length - listedAtMost
  return (
    <ConfirmDialog open title={title ?? t('title.many', { count: doubted.length })} {...dialog}>
      <ul
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards scroll it by the arrows
        tabIndex={0}
        aria-label={t('list')}
        className="flex max-h-72 flex-col gap-3 overflow-y-auto text-sm"
      >
        {doubted.slice(0, listedAtMost).map(({ id, title, price, doubts, isWithoutPhoto }) => (
          <li key={id}>
            <p className="font-medium">
              <bdi>{title}</bdi>
              {price !== undefined && <bdi className="ms-2 tabular-nums">{formatMoney(price, language)}</bdi>}
            </p>
            {doubts.map((doubt) => (
              <p key={doubt.kind} className="text-ink-2">
                {doubtText(doubt)}
              </p>
            ))}
            {isWithoutPhoto && <p className="text-ink-2">{t('noPhoto.short')}</p>}
          </li>
        ))}
        {more > 0 && <li className="text-ink-3">{t('more', { count: more })}</li>}
      </ul>
    </ConfirmDialog>
  )
}
