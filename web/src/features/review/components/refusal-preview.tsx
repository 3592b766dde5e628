import { languages } from '#shared/constants/languages.ts'
import { reasonWords } from '#shared/reference/reason-words.ts'
import { useT } from '#web/i18n/use-t.ts'
import { directionOf } from '#web/stores/language.ts'
import type { Refusal, RefusedKind } from '#web/features/review/refusal.ts'

/** What the seller will read, whichever language they use. */
export const RefusalPreview = ({
  kind,
  refusal: { codes, text },
}: {
  kind: RefusedKind
  refusal: Refusal
}) => {
  const { t } = useT('moderation')
  const reasons = reasonWords(kind, codes)
  const own = text.trim()
  return (
    <section>
      <h4 className="mb-2 text-sm font-medium">{t('refusal.preview')}</h4>
      {reasons.length === 0 && !own ? (
        <p className="text-sm text-ink-3">{t('refusal.nothing')}</p>
      ) : (
        <div className="grid gap-3">
          {languages.map((language) => (
            <div
              key={language}
              lang={language}
              dir={directionOf(language)}
              className="rounded-control bg-sand px-3.5 py-3 text-sm"
            >
              {reasons.map(({ code, name, advice }) => (
                <p key={code} className="mb-1.5">
                  <span className="block font-medium">{name[language]}</span>
                  <span className="block text-ink-2">{advice[language]}</span>
                </p>
              ))}
              {own && (
                <p className="break-words text-ink-2">
                  <bdi>{own}</bdi>
                </p>
              )}
            </div>
          ))}
        </div>
      )}
    </section>
  )
}
