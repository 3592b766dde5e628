import { useQuery } from '@tanstack/react-query'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { loadNamespace } from '#web/i18n/catalogue.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { LegalName } from '../sections.ts'
import { LegalText } from './legal-text.tsx'

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
