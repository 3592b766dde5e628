import { reasonWords } from '#shared/reference/reason-words.ts'
import type { AppealView } from '#shared/schemas/moderation.ts'
import { useAge } from '#web/i18n/use-age.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Written } from '#web/ui/written.tsx'

/** What was said when it was refused, by whom and when. */
export const RefusedThen = ({ appeal }: { appeal: AppealView }) => {
  const { t, rich, language } = useT('appeals')
  const age = useAge()
  const { about, reasonCodes, rejectionReason, rejectedBy, rejectedAt } = appeal
  const names = reasonWords(about.kind, reasonCodes).map(({ name }) => name[language])
  return (
    <section className="rounded-control bg-sand px-3.5 py-2.5 text-sm">
      <h4 className="text-xs font-normal text-ink-3">
        {rejectedBy && rejectedAt
          ? rich('refused.by', { name: <bdi>{rejectedBy.username}</bdi>, age: age(rejectedAt) })
          : t('refused')}
      </h4>
      {names.length > 0 && (
        <p className="font-medium">{new Intl.ListFormat(language, { type: 'unit' }).format(names)}</p>
      )}
      {rejectionReason && <Written text={rejectionReason} className="text-ink-2" />}
    </section>
  )
}
