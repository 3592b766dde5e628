import { useT } from '#web/i18n/use-t.ts'
import { SegmentedControl } from '#web/ui/radio-group.tsx'
import { periods, usePeriod } from '../use-period.ts'

/** How many days the charts show. */
export const PeriodSwitch = () => {
  const { t } = useT('analytics')
  const [period, show] = usePeriod()
  return (
    <SegmentedControl
      legend={t('period')}
      choices={periods.map((value) => ({ value, label: t(`period.${value}`) }))}
      value={period}
      onChange={show}
    />
  )
}
