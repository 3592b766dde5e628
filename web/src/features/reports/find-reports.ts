import { matchesSearch } from '#shared/rules/normalise.ts'
import type { ReportView } from '#shared/schemas/report.ts'

/** The reports whose listing, reporter or own text contains the search. */
export const findReports = (reports: readonly ReportView[], search: string): readonly ReportView[] =>
  reports.filter(({ listing, samePhotos, reporter, details }) =>
    matchesSearch(search, [
      ...[listing, ...samePhotos.map((same) => same.listing)].flatMap(({ title, titleAr }) => [
        title,
        titleAr,
      ]),
      reporter?.username,
      details,
    ]),
  )
