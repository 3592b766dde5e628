import { useState } from 'react'
import { inspectorLabels, ownerLabels, serviceLabels } from '#shared/reference/evidence.ts'
import { qatarMonth, monthName } from '#shared/rules/qatar-day.ts'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'

/** The evidence about a car beside its details, in the order in which buyers ask. */
export const evidenceNames = [
  'owners',
  'serviceHistory',
  'istimaraUntil',
  'fahesAt',
  'vin',
  'inspectionReport',
] as const
export type EvidenceName = (typeof evidenceNames)[number]

export type Proven = Pick<
  ListingDetail,
  | 'owners'
  | 'serviceHistory'
  | 'istimaraUntil'
  | 'fahesAt'
  | 'vinEnding'
  | 'inspectionReportAt'
  | 'inspectedBy'
>

/** Gives the evidence about a car as text in the language in use; '' where its seller has not said. */
export const useEvidence = (): ((car: Proven) => Record<EvidenceName, string>) => {
  const { t, language } = useT('evidence')
  const [thisMonth] = useState(() => qatarMonth(new Date()))
  return ({
    owners,
    serviceHistory,
    istimaraUntil,
    fahesAt,
    vinEnding,
    inspectionReportAt,
    inspectedBy,
  }) => ({
    owners: owners ? ownerLabels[owners][language] : '',
    serviceHistory: serviceHistory ? serviceLabels[serviceHistory][language] : '',
    istimaraUntil: istimaraUntil
      ? t(istimaraUntil < thisMonth ? 'ended' : 'until', { month: monthName(istimaraUntil, language) })
      : '',
    fahesAt: fahesAt ? t('passed', { month: monthName(fahesAt, language) }) : '',
    inspectionReport: inspectionReportAt
      ? t(inspectedBy ? 'onRequestBy' : 'onRequest', {
          by: inspectedBy ? inspectorLabels[inspectedBy][language] : '',
          date: formatDate(inspectionReportAt, language),
        })
      : '',
    vin: vinEnding ? t('given', { ending: vinEnding }) : '',
  })
}
