import type { ReactNode } from 'react'
import { CircleAlert, ShieldAlert, ShieldCheck } from 'lucide-react'
import type { ChainBreak } from '#shared/rules/audit-chain.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { Spinner } from '#web/ui/spinner.tsx'

type IntegrityLineProps = {
  /** The numbers of the oldest and the newest record that were checked. */
  from: number
  to: number
  /** Undefined while the check is under way. */
  result: { broken: ChainBreak | undefined } | undefined
}

const Line = ({ icon, children, tone }: { icon: ReactNode; children: ReactNode; tone?: string }) => (
  <p
    role="status"
    className={cx('flex items-start gap-2 text-sm [&>svg]:mt-0.5 [&>svg]:size-4.5 [&>svg]:shrink-0', tone)}
  >
    {icon}
    <span>{children}</span>
  </p>
)

/** Whether the loaded records are as they were written and follow one another; where not, where the chain breaks. */
export const IntegrityLine = ({ from, to, result }: IntegrityLineProps) => {
  const { t } = useT('audit')
  // Grouped, a number would not be the one in the details.
  const [first, last] = [String(from), String(to)]
  if (!result)
    return (
      <Line icon={<Spinner className="size-4.5" />} tone="text-ink-2">
        {t('check.running')}
      </Line>
    )
  const { broken } = result
  if (broken)
    return (
      <Line icon={<ShieldAlert aria-hidden />} tone="font-medium text-red">
        {t(`check.${broken.why}`, { number: String(broken.sequence) })}
      </Line>
    )
  return (
    <Line icon={<ShieldCheck aria-hidden />} tone="text-green">
      {from === to ? t('check.one', { from: first }) : t('check.fine', { from: first, to: last })}{' '}
      <span className="text-ink-2">{t('check.how')}</span>
    </Line>
  )
}

/** Why nothing is checked while the log is narrowed. */
export const NoIntegrityLine = () => {
  const { t } = useT('audit')
  return (
    <Line icon={<CircleAlert aria-hidden />} tone="text-ink-2">
      {t('check.filtered')}
    </Line>
  )
}
