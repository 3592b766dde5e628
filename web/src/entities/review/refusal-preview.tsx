import { languages } from '#shared/constants/market.ts'
import { reasonLabels } from '#shared/rules/refusal.ts'
import { useT } from '#web/i18n/use-t.ts'
import { directionOf } from '#web/stores/language.ts'
import type { Refusal, ReviewedKind } from './refusal.ts'

export type RefusalPreviewProps = {
  kind: ReviewedKind
  refusal: Refusal
  heading: 'h3' | 'h4'
  /** It is deleted, so the email gives no advice what to change. */
  isDeletion?: boolean | undefined
}

/** The name of who reads the reasons: the author of a review is a buyer, that of an answer to one a dealership. */
const headings = {
  listing: 'refusal.preview',
  plate: 'refusal.preview',
  application: 'refusal.preview.application',
  dealerReview: 'refusal.preview.dealerReview',
} as const satisfies Record<ReviewedKind, string>

/** The text that they will read, whichever language they use. */
export const RefusalPreview = ({ kind, refusal, heading: Heading, isDeletion }: RefusalPreviewProps) => {
  const { t } = useT('moderation')
  const reasons = reasonLabels(kind, refusal.codes)
  const own = refusal.text.trim()
  return (
    <section>
      <Heading className="mb-2 text-sm font-medium">{t(headings[kind])}</Heading>
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
                  {!isDeletion && <span className="block text-ink-2">{advice[language]}</span>}
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
