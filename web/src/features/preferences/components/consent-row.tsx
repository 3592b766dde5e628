import { Check, X } from 'lucide-react'
import type { ConsentView } from '#shared/schemas/preferences.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'

type ConsentRowProps = {
  consent: ConsentView
  /** The saved search that it is about, if it is still there. */ searchName: string | undefined
}

/** What was agreed to or withdrawn, when and where. */
export const ConsentRow = ({ consent, searchName }: ConsentRowProps) => {
  const { t, language } = useT('profile')
  const { kind, given, source, version, at } = consent
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="text-sm font-medium break-words">
          {t(`consent.${kind}`)}
          {searchName && (
            <>
              {' · '}
              <bdi>{searchName}</bdi>
            </>
          )}
        </p>
        <p className="text-xs text-ink-3">
          <time dateTime={at}>{formatDate(at, language, { time: true })}</time>
          {' · '}
          {t(`source.${source}`)}
          {kind === 'terms' && (
            <>
              {' · '}
              {t('consent.version', { date: formatDate(`${version}T00:00:00.000Z`, language) })}
            </>
          )}
        </p>
      </div>
      <Badge tone={given ? 'green' : 'neutral'} icon={given ? <Check aria-hidden /> : <X aria-hidden />}>
        {t(given ? 'consent.given' : 'consent.withdrawn')}
      </Badge>
    </li>
  )
}
