import type { ReportView } from '#shared/schemas/report.ts'

/** A report is decided once: whoever comes later reports anew. */
export const canCloseReport = ({ status }: Pick<ReportView, 'status'>): boolean => status === 'OPEN'
