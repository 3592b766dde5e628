import type { Messages } from '../messages.ts'

/** A dealer's stock as a file. */
export default {
  button: 'Export',
  sheet: 'Stock',
  'format.xlsx': 'Excel workbook (XLSX)',
  'format.csv': 'CSV file',
  none: 'There are no cars to export yet.',
  failed: 'The file could not be made',
  missing: 'Not all of these cars are in the file: some have been deleted meanwhile, or are too old to fit.',
} as const satisfies Messages
