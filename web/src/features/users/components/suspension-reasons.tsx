import { CircleAlert } from 'lucide-react'
import { limits } from '#shared/constants/limits.ts'
import type { SuspensionReasonCode } from '#shared/reference/moderation-codes.ts'
import { suspensionReasons } from '#shared/reference/moderation-reasons.ts'
import { useT } from '#web/i18n/use-t.ts'
import { pillClass, pillInputClass } from '#web/ui/pill-class.ts'

type SuspensionReasonsProps = {
  chosen: readonly SuspensionReasonCode[]
  isMissing: boolean
  onChange: (chosen: SuspensionReasonCode[]) => void
}

/** The first of the reasons, which takes the focus when none was chosen. */
export const firstReasonId = 'suspension-reason'
const faultId = 'suspension-reason-fault'
const codes = Object.keys(suspensionReasons) as SuspensionReasonCode[]

/** Why somebody is kept out: a few of the reasons that everybody is told in their own language. */
export const SuspensionReasons = ({ chosen, isMissing, onChange }: SuspensionReasonsProps) => {
  const { t, language } = useT('users')
  const isFull = chosen.length >= limits.reasonCodes
  const toggle = (code: SuspensionReasonCode) =>
    onChange(chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code])
  return (
    <fieldset className="min-w-0" aria-describedby={isMissing ? faultId : undefined}>
      <legend className="text-sm font-medium">{t('suspend.reasons')}</legend>
      <p className="mt-1 mb-3 text-xs text-ink-3">{t('suspend.hint')}</p>
      <div className="flex flex-wrap gap-2">
        {codes.map((code, index) => (
          <label key={code} className={pillClass}>
            <input
              type="checkbox"
              id={index === 0 ? firstReasonId : undefined}
              checked={chosen.includes(code)}
              disabled={isFull && !chosen.includes(code)}
              aria-describedby={isMissing ? faultId : undefined}
              onChange={() => toggle(code)}
              className={pillInputClass}
            />
            {suspensionReasons[code].name[language]}
          </label>
        ))}
      </div>
      {isFull && (
        <p className="mt-2 text-xs text-ink-3">{t('suspend.most', { count: limits.reasonCodes })}</p>
      )}
      {isMissing && (
        <p id={faultId} className="mt-2 flex items-start gap-1.5 text-xs text-red">
          <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          {t('suspend.missing')}
        </p>
      )}
    </fieldset>
  )
}
