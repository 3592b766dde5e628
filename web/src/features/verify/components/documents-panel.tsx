import { useT } from '#web/i18n/use-t.ts'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { placesFor } from '#web/features/verify/documents.ts'
import type { Application } from '#web/features/verify/use-application.ts'
import type { Submit } from '#web/features/verify/use-submit.ts'
import { DocumentRow } from './document-row.tsx'

type DocumentsPanelProps = {
  application: Application
  submit: Submit
  /** What the reviewer asked to look at. */
  asked: readonly string[]
}

/** The papers of the application, one place for each kind. */
export const DocumentsPanel = ({ application: { uploads }, submit, asked }: DocumentsPanelProps) => {
  const { t } = useT('verification')
  return (
    <SettingsCard title={t('section.documents')} text={t('section.documents.text')}>
      <ul className="flex flex-col divide-y divide-line">
        {placesFor(uploads.items.map(({ key }) => key)).map((place) => (
          <DocumentRow
            key={place.key}
            place={place}
            uploads={uploads}
            isMissing={submit.lacks(place.type)}
            isAsked={place.number === 1 && asked.includes(place.type)}
          />
        ))}
      </ul>
    </SettingsCard>
  )
}
