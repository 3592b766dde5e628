import { useT } from '#web/i18n/use-t.ts'
import { Written } from '#web/ui/written.tsx'

/** What the dealer says of itself, each paragraph in the direction of its own language. */
export const DealerAbout = ({ description }: { description: string }) => {
  const { t } = useT('showroom')
  // Each once, as each is its own key.
  const paragraphs = [...new Set(description.split(/\n{2,}/).filter(Boolean))]
  if (paragraphs.length === 0) return null
  return (
    <section>
      <h2 className="text-xl">{t('about')}</h2>
      <div className="mt-4 flex max-w-prose flex-col gap-3">
        {paragraphs.map((paragraph) => (
          <Written key={paragraph} text={paragraph} className="whitespace-pre-line text-ink-2" />
        ))}
      </div>
    </section>
  )
}
