import { formatMoney, formatPercent } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { advisedShare } from '../offers.ts'
import type { LoanState } from '../use-loan.ts'
import { NumberField } from './number-field.tsx'

/** How much is paid at once: in riyals, in percent, or by a slider. */
export const DownPayment = ({ loan: { choices, set } }: { loan: LoanState }) => {
  const { t, language } = useT('finance')
  const { price, down } = choices
  const percent = price ? (down / price) * 100 : 0
  const setPercent = (of: number) => set({ down: Math.round((price * of) / 100) })
  const { least, most } = advisedShare
  const isLittle = down < Math.floor(price * least)
  return (
    <div className="sm:col-span-2">
      <div className="grid grid-cols-2 gap-4">
        <NumberField
          label={t('down')}
          value={down}
          most={price}
          unit={t('riyals')}
          onChange={(amount) => set({ down: amount })}
        />
        <NumberField
          label={t('down.share')}
          value={percent}
          most={100}
          digits={1}
          unit="%"
          onChange={setPercent}
        />
      </div>
      <input
        type="range"
        min={0}
        max={100}
        value={Math.round(percent)}
        aria-label={t('down.slide')}
        aria-valuetext={`${formatPercent(percent / 100, language)}, ${formatMoney(down, language)}`}
        onChange={({ target }) => setPercent(Number(target.value))}
        // The marks' maroon, light in the dark: beside a dark accent a browser draws a white track.
        style={{ accentColor: 'var(--color-maroon)' }}
        className="mt-1 h-11 w-full cursor-pointer"
      />
      <p className={cx('text-xs', isLittle ? 'text-amber' : 'text-ink-3')}>
        {t('down.hint', {
          least: formatPercent(least, language),
          most: formatPercent(most, language),
          from: formatMoney(price * least, language),
          to: formatMoney(price * most, language),
        })}
      </p>
    </div>
  )
}
