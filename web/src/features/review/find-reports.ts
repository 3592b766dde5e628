import { matchesSearch } from '#shared/rules/admin-search.ts'
import type { ReportView } from '#shared/schemas/report.ts'

/** The reports about a listing, or from a person, whose name has the text in it, or that say it themselves. */
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
