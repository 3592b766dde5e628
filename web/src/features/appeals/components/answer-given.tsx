import type { AppealView } from '#shared/schemas/moderation.ts'
import { useAge } from '#web/i18n/use-age.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Written } from '#web/ui/written.tsx'

/** What became of an appeal, who answered it, when and in which words. */
export const AnswerGiven = ({ appeal }: { appeal: AppealView }) => {
  const { t, rich } = useT('appeals')
  const age = useAge()
  const { status, answer, answeredAt, answeredBy } = appeal
  const when = age(answeredAt ?? appeal.at)
  const said = () => {
    if (status !== 'GRANTED' && status !== 'UPHELD') return t('withdrawn')
    return answeredBy
      ? rich(`answered.${status}`, { name: <bdi>{answeredBy.username}</bdi>, age: when })
      : t('answered.unnamed', { age: when })
  }
  return (
    <div className="mt-auto border-t border-line pt-3 text-sm">
      <p className="text-ink-2">{said()}</p>
      {answer && <Written text={answer} className="mt-1" />}
    </div>
  )
}
