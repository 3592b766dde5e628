import { useState } from 'react'
import { ownerLabels, serviceLabels } from '#shared/reference/evidence.ts'
import { qatarMonth, monthName } from '#shared/rules/qatar-day.ts'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import { useT } from '#web/i18n/use-t.ts'

/** What can be known about a car beside its details, in the order in which buyers ask. */
export const evidenceNames = ['owners', 'serviceHistory', 'istimaraUntil', 'fahesAt', 'vin'] as const
export type EvidenceName = (typeof evidenceNames)[number]

export type Proven = Pick<
  ListingDetail,
  'owners' | 'serviceHistory' | 'istimaraUntil' | 'fahesAt' | 'vinEnding'
>

/** Gives the evidence about a car as text in the language in use; '' where its seller has not said. */
export const useEvidence = (): ((car: Proven) => Record<EvidenceName, string>) => {
  const { t, language } = useT('evidence')
  const [thisMonth] = useState(() => qatarMonth(new Date()))
  return ({ owners, serviceHistory, istimaraUntil, fahesAt, vinEnding }) => ({
    owners: owners ? ownerLabels[owners][language] : '',
    serviceHistory: serviceHistory ? serviceLabels[serviceHistory][language] : '',
    istimaraUntil: istimaraUntil
      ? t(istimaraUntil < thisMonth ? 'ended' : 'until', { month: monthName(istimaraUntil, language) })
      : '',
    fahesAt: fahesAt ? t('passed', { month: monthName(fahesAt, language) }) : '',
    vin: vinEnding ? t('given', { ending: vinEnding }) : '',
  })
}
