import type { Ref } from 'react'
import type { OwnAppeal } from '#shared/schemas/moderation.ts'
import { useAge } from '#web/i18n/use-age.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Written } from '#web/ui/written.tsx'

type AppealStateProps = { appeal: OwnAppeal; ref?: Ref<HTMLDivElement> }

/** How an appeal stands, what was written, and the answer to it. */
export const AppealState = ({ appeal, ref }: AppealStateProps) => {
  const { t } = useT('rejection')
  const age = useAge()
  const { status, message, at, answer, answeredAt } = appeal
  return (
    <div ref={ref} tabIndex={-1} className="flex flex-col gap-1.5 border-t border-line pt-3">
      <p className="font-medium">{t(`appeal.${status}`, { age: age(answeredAt ?? at) })}</p>
      {answer && (
        <div>
          <p className="text-ink-2">{t('appeal.answer')}</p>
          <Written text={answer} />
        </div>
      )}
      <details className="text-ink-2">
        <summary className="w-fit py-1">{t('appeal.yours')}</summary>
        <Written text={message} className="mt-1 whitespace-pre-line" />
      </details>
    </div>
  )
}
