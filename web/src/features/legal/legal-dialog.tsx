import { useQuery } from '@tanstack/react-query'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { loadNamespace } from '#web/i18n/catalogue.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useEffectiveDay } from './effective-day.ts'
import { type LegalName, sectionsOf } from './sections.ts'

// A query instead of suspending: a text that does not load must not take the half-filled form behind it away.
const useLegalMessages = () => {
  const { language } = useT()
  return useQuery({
    queryKey: ['messages', 'legal', language],
    queryFn: () => loadNamespace(language, 'legal').then(() => true),
  })
}

const Content = ({ name }: { name: LegalName }) => {
  const { t } = useT()
  const { data: loaded, error, refetch } = useLegalMessages()
  if (loaded)
    return (
      // Nothing in the text takes the focus, and the keyboard must be able to scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <section tabIndex={0} aria-label={t(`nav.${name}`)}>
        <LegalText name={name} />
      </section>
    )
  if (error) return <LoadFailed title={t('failed.title')} error={error} onRetry={refetch} />
  return (
    <div aria-busy className="flex flex-col gap-4">
      <Skeleton className="h-5 w-48" />
      <Skeleton className="h-28 w-full" />
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-28 w-full" />
    </div>
  )
}

/** Terms or privacy policy in a scrollable dialog; `name` null is closed. */
export const LegalDialog = ({ name, onClose }: { name: LegalName | null; onClose: () => void }) => {
  const { t } = useT()
  return (
    <Dialog
      open={name !== null}
      onClose={onClose}
      title={t(`nav.${name ?? 'terms'}`)}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {name && <Content name={name} />}
    </Dialog>
  )
}

/** The sections of a legal document, numbered. Its messages (`legal`) must be loaded, else it suspends. */
const LegalText = ({ name }: { name: LegalName }) => {
  const date = useEffectiveDay(name)
  const { t } = useT('legal')
  return (
    <div className="flex flex-col gap-6">
      <p className="text-sm text-ink-3">{t('effective', { date })}</p>
      <ol className="flex flex-col gap-6">
        {sectionsOf(name).map(({ section, title, text }, index) => (
          <li key={section}>
            <h3 className="text-base">
              {index + 1}. {t(title)}
            </h3>
            <p className="mt-1.5 text-sm leading-relaxed text-ink-2">{t(text)}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
