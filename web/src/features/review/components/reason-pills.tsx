import type { Ref } from 'react'
import { limits } from '#shared/constants/limits.ts'
import { reasonWords } from '#shared/reference/reason-words.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { Kbd } from '#web/ui/kbd.tsx'
import { pillClass, pillInputClass } from '#web/ui/pill-class.ts'
import { useKeysOn } from '#web/features/review/keys-choice.ts'
import type { RefusalCode, RefusedKind } from '#web/features/review/refusal.ts'

// As many as the keyboard has digits for.
const keyed = 9

type ReasonPillsProps = {
  kind: RefusedKind
  offered: readonly RefusalCode[]
  chosen: readonly RefusalCode[]
  describedBy: string | undefined
  onToggle: (code: RefusalCode) => void
  /** The first of them. */
  ref: Ref<HTMLInputElement>
}

/** Reasons to choose from, a few at most, the first nine by their digit too. */
export const ReasonPills = ({ kind, offered, chosen, describedBy, onToggle, ref }: ReasonPillsProps) => {
  const { t, language } = useT('moderation')
  const hasKeys = useKeysOn()
  const isFull = chosen.length >= limits.reasonCodes
  return (
    <fieldset className="min-w-0" aria-describedby={describedBy}>
      <legend className="text-sm font-medium">{t('refusal.codes')}</legend>
      <p className="mt-1 mb-3 text-xs text-ink-3">{t('refusal.atMost', { count: limits.reasonCodes })}</p>
      <div className="flex flex-wrap gap-2">
        {reasonWords(kind, offered).map(({ code, name }, index) => (
          <label key={code} className={cx(pillClass, 'pointer-fine:h-9 pointer-fine:px-3')}>
            <input
              ref={index === 0 ? ref : undefined}
              type="checkbox"
              checked={chosen.includes(code as RefusalCode)}
              aria-disabled={isFull && !chosen.includes(code as RefusalCode)}
              aria-keyshortcuts={index < keyed ? String(index + 1) : undefined}
              onChange={() => onToggle(code as RefusalCode)}
              className={pillInputClass}
            />
            {hasKeys && index < keyed && <Kbd name={String(index + 1)} />}
            {name[language]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
