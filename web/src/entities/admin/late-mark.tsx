import { reviewTargetHours } from '#shared/constants/limits.ts'
import { useT } from '#web/i18n/use-t.ts'
import { isLate } from './times.ts'

type LateMarkProps = {
  queue: keyof typeof reviewTargetHours
  /** Since when it waits; empty for one that does not wait. */
  since: string | null | undefined | false
}

/** Says in red that something waits longer than its queue should let it; else nothing. */
export const LateMark = ({ queue, since }: LateMarkProps) => {
  const { t } = useT('admin')
  if (!since || !isLate(since, reviewTargetHours[queue])) return null
  return <span className="text-xs font-medium text-red">{t('late')}</span>
}
