import { useEffect, useState, type ReactNode } from 'react'
import { CircleAlert, ShieldAlert, ShieldCheck } from 'lucide-react'
import { type AuditEntry, type ChainBreak, checkChain } from '#shared/schemas/audit.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { Spinner } from '#web/ui/spinner.tsx'

type Result = { broken: ChainBreak | undefined }

const sha256 = async (text: string): Promise<string> => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Hashes records anew and compares (newest first, the same array until they change); undefined while it is under way. */
export const useIntegrity = (records: readonly AuditEntry[]): Result | undefined => {
  const [checked, setChecked] = useState<Result & { records: readonly AuditEntry[] }>()
  useEffect(() => {
    // Browsers hash only on pages that nobody could have changed on their way.
    if (!isSecureContext) return
    let isWanted = true
    void (async () => {
      const broken = await checkChain(records.toReversed(), sha256)
      if (isWanted) setChecked({ records, broken })
    })()
    return () => {
      isWanted = false
    }
  }, [records])
  return checked?.records === records ? checked : undefined
}

type IntegrityLineProps = {
  /** The numbers of the oldest and the newest record that were checked. */
  from: number
  to: number
  /** Undefined while the check is under way. */
  result: Result | undefined
}

/** Whether the loaded records are as they were written and follow one another; where not, where the chain breaks. */
export const IntegrityLine = ({ from, to, result }: IntegrityLineProps) => {
  const { t } = useT('audit')
  if (!result)
    return (
      <Line icon={<Spinner className="size-4.5" />} tone="text-ink-2">
        {t('check.running')}
      </Line>
    )
  // With separators, a number would not be the one in the details.
  if (result.broken)
    return (
      <Line icon={<ShieldAlert aria-hidden />} tone="font-medium text-red">
        {t(`check.${result.broken.why}`, { number: String(result.broken.sequence) })}
      </Line>
    )
  return (
    <Line icon={<ShieldCheck aria-hidden />} tone="text-green">
      {from === to
        ? t('check.one', { from: String(from) })
        : t('check.fine', { from: String(from), to: String(to) })}{' '}
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

const Line = ({ icon, children, tone }: { icon: ReactNode; children: ReactNode; tone: string }) => (
  <p
    role="status"
    className={cx('flex items-start gap-2 text-sm [&>svg]:mt-0.5 [&>svg]:size-4.5 [&>svg]:shrink-0', tone)}
  >
    {icon}
    <span>{children}</span>
  </p>
)
