import { useSearchParams } from 'react-router-dom'
import { lazyAsked } from '#web/app/lazy-asked.tsx'
import { lazyPart } from '#web/app/lazy-page.ts'
import { usePageMeta } from '#web/app/page-meta.ts'
import { SellWizard } from '#web/features/sell/sell-wizard.tsx'
import { useT } from '#web/i18n/use-t.ts'

const CarPreview = lazyAsked(
  async () => (await import('#web/features/car/car-preview.tsx')).CarPreview,
  ['guidance', 'listing', 'cars', 'vehicle', 'lead', 'evidence'],
)
const MessageButton = lazyPart(
  async () => (await import('#web/features/contact/message-button.tsx')).MessageButton,
  ['lead'],
)

/** The answers in the address; the wizard itself refuses a make or model that nobody knows. */
const knownIn = (query: URLSearchParams) =>
  Object.fromEntries(
    (['make', 'model', 'year'] as const).flatMap((name) => {
      const value = query.get(name)
      return value ? [[name, value]] : []
    }),
  )

/**
 * `/sell` and `/sell-your-car`: the wizard; `?edit=<id>` opens one's own listing in it, `?step=` a step of it. `?make=`, `?model=` and
 * `?year=` are filled in.
 */
export const SellPage = () => {
  const { t } = useT('sell')
  const [query] = useSearchParams()
  const editId = query.get('edit') || null
  const title = t(editId ? 'titleEdit' : 'title')
  usePageMeta(title, t('description'))
  return (
    <div className="page-width py-6 sm:py-10">
      <header className="mb-5 sm:mb-7">
        <h1 className="text-3xl">{title}</h1>
        {!editId && <p className="mt-1.5 text-ink-2 max-sm:hidden">{t('intro')}</p>}
      </header>
      <SellWizard
        editId={editId}
        draft={query.get('draft') || null}
        known={knownIn(query)}
        askedStep={query.get('step')}
        renderPreview={(preview) => (
          <CarPreview
            {...preview}
            renderMessage={(isCompact) => (
              <MessageButton isOwn={false} compact={isCompact} onPress={() => undefined} />
            )}
          />
        )}
      />
    </div>
  )
}
