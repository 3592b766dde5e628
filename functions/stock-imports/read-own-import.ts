import { now } from '#functions/core/time.ts'
import { AppError } from '#functions/core/app-error.ts'
import { getImportById, importKeptUntil, type ImportRecord } from '#functions/data/stock-imports.ts'

const live = { getImportById, now }

/**
 * The import of this id, when it is this user's and its time is not over: the table takes days to remove what has expired, and
 * its rows go one by one. @throws AppError NOT_FOUND for any other
 */
export const readOwnImport = async (
  importId: string,
  { id }: { id: string },
  deps = live,
): Promise<ImportRecord> => {
  const stockImport = await deps.getImportById(importId)
  if (stockImport?.ownerId !== id) throw new AppError('NOT_FOUND')
  if (importKeptUntil(stockImport.createdAt) * 1000 <= deps.now().getTime()) throw new AppError('NOT_FOUND')
  return stockImport
}
