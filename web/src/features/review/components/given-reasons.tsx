import type { ModeratedKind } from '#shared/reference/moderation-reasons.ts'
import { reasonWords } from '#shared/reference/reason-words.ts'
import { useT } from '#web/i18n/use-t.ts'

type GivenReasonsProps = { kind: ModeratedKind; codes: readonly string[]; text: string | null }

/** Why something was refused, shortly: the names of its reasons, and the words of the admin. */
export const GivenReasons = ({ kind, codes, text }: GivenReasonsProps) => {
  const { t, language } = useT('moderation')
  const names = reasonWords(kind, codes).map(({ name }) => name[language])
  if (names.length === 0 && !text) return null
  return (
    <p className="text-sm break-words text-ink-2">
      <span className="font-medium text-red">{t('reasons')}</span>{' '}
      {new Intl.ListFormat(language, { type: 'unit' }).format(names)}
      {names.length > 0 && text && ' · '}
      {text && <bdi>{text}</bdi>}
    </p>
  )
}
