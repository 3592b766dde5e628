import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from './cx.ts'
import { percent } from './percent.ts'

type AmountAxisProps = {
  ticks: readonly number[]
  /** The height of the chart. */
  className: string
}

/** The amounts beside a chart, from the bottom up. */
export const AmountAxis = ({ ticks, className }: AmountAxisProps) => {
  const { language } = useT()
  const top = ticks.at(-1)!
  return (
    <div aria-hidden className={cx('relative shrink-0', className)}>
      {/* Sets the width: the widest number is the highest. */}
      <span className="invisible">{formatNumber(top, language)}</span>
      {ticks.map((tick) => (
        <span
          key={tick}
          className="absolute end-0"
          style={{ bottom: percent(tick / top), translate: '0 50%' }}
        >
          {formatNumber(tick, language)}
        </span>
      ))}
    </div>
  )
}
