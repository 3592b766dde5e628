import type { ModeratedKind } from '#shared/reference/moderation-reasons.ts'
import { reasonWords } from '#shared/reference/reason-words.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Written } from '#web/ui/written.tsx'

type GivenReasonsProps = {
  kind: ModeratedKind
  codes: readonly string[]
  /** What the admin added in their own words. */
  text: string | null
}

/** Why something was refused, what can be done about each reason, and the admin's own words. */
export const GivenReasons = ({ kind, codes, text }: GivenReasonsProps) => {
  const { t, language } = useT('rejection')
  const reasons = reasonWords(kind, codes)
  if (reasons.length === 0 && !text) return <p className="text-ink-2">{t('noReason')}</p>
  return (
    <>
      {reasons.length > 0 && (
        <ul className="flex flex-col gap-1.5">
          {reasons.map(({ code, name, advice }) => (
            <li key={code}>
              <span className="block font-medium text-red">{name[language]}</span>
              <span className="block text-ink-2">{advice[language]}</span>
            </li>
          ))}
        </ul>
      )}
      {text && (
        <div>
          <p className="text-ink-2">{t('words')}</p>
          <Written text={text} />
        </div>
      )}
    </>
  )
}
