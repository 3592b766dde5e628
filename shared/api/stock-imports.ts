import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { sellingLimits } from '#shared/constants/selling-limits.ts'
import { id } from '#shared/schemas/ids.ts'
import { nextCursor, paged } from '#shared/schemas/query.ts'
import { importRowView, importView, newImport, rowActions } from '#shared/schemas/stock-import.ts'

const params = z.object({ id: id('import') })

export const createImport = contract({
  id: 'createImport',
  noun: 'stockImports',
  method: 'POST',
  path: '/api/seller/imports',
  access: 'dealership',
  staff: 'MANAGER',
  stack: 'seller',
  summary:
    'Announces a CSV of the caller’s stock. Once it is sent to the signed address it is checked, and nothing else happens.',
  body: newImport,
  status: 201,
  response: z.extend(importView, { uploadURL: z.string(), headers: z.record(z.string(), z.string()) }),
  errors: ['DEALERSHIP_NOT_VERIFIED', 'TOO_MANY_REQUESTS'],
  limits: [{ per: 'user', limit: 60, seconds: 86_400 }],
})

export const listImports = contract({
  id: 'listImports',
  noun: 'stockImports',
  method: 'GET',
  path: '/api/seller/imports',
  access: 'dealership',
  staff: 'MANAGER',
  stack: 'seller',
  summary: `The caller’s imports of the last ${sellingLimits.import.keptDays} days, newest first.`,
  status: 200,
  response: z.array(importView),
})

export const getImport = contract({
  id: 'getImport',
  noun: 'stockImports',
  method: 'GET',
  path: '/api/seller/imports/{id}',
  access: 'dealership',
  staff: 'MANAGER',
  stack: 'seller',
  summary: 'How far one of the caller’s imports has come.',
  params,
  status: 200,
  response: importView,
  errors: ['NOT_FOUND'],
})

export const listImportRows = contract({
  id: 'listImportRows',
  noun: 'stockImports',
  method: 'GET',
  path: '/api/seller/imports/{id}/rows',
  access: 'dealership',
  staff: 'MANAGER',
  stack: 'seller',
  summary: 'What the rows of an import would do or have done, in the order of the file.',
  params,
  query: z.strictObject({ ...paged, action: z.optional(z.enum(rowActions)) }),
  status: 200,
  response: z.object({ rows: z.array(importRowView), nextCursor }),
  errors: ['NOT_FOUND'],
})

export const startImport = contract({
  id: 'startImport',
  noun: 'stockImports',
  method: 'POST',
  path: '/api/seller/imports/{id}/start',
  access: 'dealership',
  staff: 'MANAGER',
  stack: 'seller',
  summary: 'Carries out what the check showed. Asking again does nothing twice.',
  params,
  status: 200,
  response: importView,
  errors: ['NOT_FOUND', 'DEALERSHIP_NOT_VERIFIED', 'ILLEGAL_STATUS_MOVE', 'TOO_MANY_REQUESTS'],
  // Each call starts the job once more.
  limits: [{ per: 'user', limit: 30, seconds: 600 }],
})

export const undoImport = contract({
  id: 'undoImport',
  noun: 'stockImports',
  method: 'POST',
  path: '/api/seller/imports/{id}/undo',
  access: 'dealership',
  staff: 'MANAGER',
  stack: 'seller',
  summary: `Takes a finished import back, within ${sellingLimits.import.undoHours} hours: deletes cars it made and nobody asked about, and gives cars their former values back where nobody changed them since. Asking again does nothing twice.`,
  params,
  status: 200,
  response: importView,
  errors: ['NOT_FOUND', 'DEALERSHIP_NOT_VERIFIED', 'ILLEGAL_STATUS_MOVE', 'TOO_MANY_REQUESTS'],
  // Each call starts the job once more.
  limits: [{ per: 'user', limit: 30, seconds: 600 }],
})
