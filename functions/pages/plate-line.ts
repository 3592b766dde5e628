import { link } from './html.ts'
import type { Site } from './site.ts'
import { escapeHtml } from '#functions/text/escape-html.ts'
import { plateLocationLabels } from '#shared/reference/plate-vocabulary.ts'
import { plateTitle } from '#shared/rules/plate.ts'
import type { PlateView } from '#shared/schemas/plate.ts'

export const platePath = ({ slug }: Pick<PlateView, 'slug'>): string => `/number-plates/${slug}`

/** A plate as a link, with its price and place. */
export const plateLine = (plate: PlateView, { words, language, href }: Site): string => {
  const facts = [words.price(plate.price), plateLocationLabels[plate.location][language]]
  return `${link(href(platePath(plate)), plateTitle(plate, language))} · ${escapeHtml(facts.join(' · '))}`
}
