import { AppError } from '#functions/core/app-error.ts'
import { getImportById, type ImportRecord } from '#functions/data/stock-imports.ts'

const live = { getImportById }

/** The import of this id, when it is this user's. @throws AppError NOT_FOUND for any other */
export const readOwnImport = async (
  importId: string,
  { id }: { id: string },
  deps = live,
): Promise<ImportRecord> => {
  const stockImport = await deps.getImportById(importId)
  if (stockImport?.ownerId !== id) throw new AppError('NOT_FOUND')
  return stockImport
}
