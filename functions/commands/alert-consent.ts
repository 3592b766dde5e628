import { consentWrite } from '#functions/data/preferences.ts'
import type { SavedSearchRecord } from '#functions/data/saved-searches.ts'
import type { Write } from '#functions/data/transact.ts'
import { termsEffective } from '#shared/constants/market.ts'
import type { ConsentView } from '#shared/schemas/preferences.ts'

type Switch = {
  before: boolean
  after: boolean
  source: ConsentView['source']
  consentId: string
  at: string
}

/** The writes that note that alerts of a saved search were switched on or off; none when they were not. */
export const alertConsent = (
  { id: subject, userId }: Pick<SavedSearchRecord, 'id' | 'userId'>,
  { before, after, source, consentId: id, at }: Switch,
): Write[] => {
  if (before === after) return []
  const version = termsEffective
  return [consentWrite({ id, userId, kind: 'searchAlerts', given: after, subject, source, version, at })]
}
