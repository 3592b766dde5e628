import type { ImportRow, ImportRecord } from '#functions/data/stock-imports.ts'
import type { ImportRowView, ImportView } from '#shared/schemas/stock-import.ts'

/** An import as its owner sees it. */
export const toImportView = ({
  ownerId: _ownerId,
  contentLength: _length,
  run: _run,
  feed: _feed,
  isConfirmed: _confirmed,
  ...seen
}: ImportRecord): ImportView => seen

/** A row of an import as its owner sees it. */
export const toImportRowView = ({
  answers,
  moves: _moves,
  seenVersion: _version,
  doneVersion: _done,
  statusBefore: _before,
  ...seen
}: ImportRow): ImportRowView =>
  seen.action === 'CREATE' ? { ...seen, priceQAR: answers.priceQAR ?? null } : seen
