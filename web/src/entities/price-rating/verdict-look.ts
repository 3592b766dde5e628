import type { PriceVerdict } from '#shared/schemas/price-rating.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

/** The colour of each verdict, as a badge and as text. The words say it too. */
export const verdictLook: Record<PriceVerdict, { tone: BadgeTone; text: string }> = {
  SUSPECT: { tone: 'amber', text: 'text-amber' },
  GREAT: { tone: 'green', text: 'text-green' },
  GOOD: { tone: 'green', text: 'text-green' },
  FAIR: { tone: 'neutral', text: 'text-ink' },
  HIGH: { tone: 'amber', text: 'text-amber' },
  VERY_HIGH: { tone: 'amber', text: 'text-amber' },
}

/** The comparison's place on the page, which the badge beside the price leads to. */
export const comparisonId = 'price-comparison'
