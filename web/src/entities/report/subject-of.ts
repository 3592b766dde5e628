import type { ReportView } from '#shared/schemas/report.ts'

/** What a report is about, as its review is found. */
export const subjectOf = ({ plate, listing }: Pick<ReportView, 'plate' | 'listing'>) =>
  plate ? ({ kind: 'plate', id: plate.id } as const) : ({ kind: 'listing', id: listing.id } as const)
