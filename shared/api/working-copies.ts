import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { limits } from '#shared/constants/limits.ts'
import { instant, whole } from '#shared/schemas/text.ts'
import {
  sentContent,
  sentValues,
  typedForm,
  typedFormName,
  workingCopy,
  workingCopyName,
  workingCopyRow,
} from '#shared/schemas/working-copy.ts'

const params = z.object({ name: workingCopyName })
// There is room for the one that follows it.
const version = whole(0, Number.MAX_SAFE_INTEGER - 1)
const formParams = z.object({ name: typedFormName })

// Of its own, so that typing never uses up what other acts may do.
const savesAMinute = [{ per: 'user', limit: limits.selling.workingCopies.savesAMinute, seconds: 60 }] as const

export const listWorkingCopies = contract({
  id: 'listWorkingCopies',
  noun: 'listings',
  method: 'GET',
  path: '/api/seller/working-copies',
  access: 'seller',
  staff: 'MANAGER',
  stack: 'seller',
  summary:
    'The cars that the caller, or anybody of the dealership that they act for, has begun to fill in or to change and not saved, the latest first.',
  status: 200,
  response: z.array(workingCopyRow),
})

export const getWorkingCopy = contract({
  id: 'getWorkingCopy',
  noun: 'listings',
  method: 'GET',
  path: '/api/seller/working-copies/{name}',
  access: 'seller',
  staff: 'MANAGER',
  stack: 'seller',
  summary:
    'What the caller has typed about a car and not saved. Of a dealership, its owner and managers read it; nobody else ever does.',
  params,
  status: 200,
  response: workingCopy,
  errors: ['NOT_FOUND'],
})

export const saveWorkingCopy = contract({
  id: 'saveWorkingCopy',
  noun: 'listings',
  method: 'PUT',
  path: '/api/seller/working-copies/{name}',
  access: 'seller',
  staff: 'MANAGER',
  stack: 'seller',
  summary:
    'Keeps what is typed about a car as it stands, valid or not. `version` is the one last read, 0 for none; `baseVersion` the version of the listing that it changes.',
  params,
  body: z.extend(sentContent, {
    version,
    baseVersion: z.nullable(whole(0, Number.MAX_SAFE_INTEGER)),
  }),
  status: 200,
  response: z.object({ version: z.number(), savedAt: instant }),
  // Another device has saved, or a listing has been made of it: CONFLICT.
  errors: ['DEALERSHIP_NOT_VERIFIED', 'LISTING_NOT_FOUND', 'EDIT_CONFLICT', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  limits: savesAMinute,
})

export const getTypedForm = contract({
  id: 'getTypedForm',
  noun: 'listings',
  method: 'GET',
  path: '/api/seller/typed-forms/{name}',
  access: 'seller',
  stack: 'identity',
  summary:
    'What the caller has typed into a form of a plate or into their application, and not sent. Nobody else ever reads it.',
  params: formParams,
  status: 200,
  response: typedForm,
  errors: ['NOT_FOUND'],
})

export const saveTypedForm = contract({
  id: 'saveTypedForm',
  noun: 'listings',
  method: 'PUT',
  path: '/api/seller/typed-forms/{name}',
  access: 'seller',
  stack: 'identity',
  summary:
    'Keeps what is typed into a form as it stands, valid or not. `version` is the one last read, 0 for none.',
  params: formParams,
  body: z.strictObject({ version, values: sentValues }),
  status: 200,
  response: z.object({ version: z.number(), savedAt: instant }),
  errors: ['PLATE_NOT_FOUND', 'EDIT_CONFLICT', 'TOO_MANY_REQUESTS'],
  limits: savesAMinute,
})

export const discardWorkingCopy = contract({
  id: 'discardWorkingCopy',
  noun: 'listings',
  method: 'DELETE',
  path: '/api/seller/working-copies/{name}',
  access: 'seller',
  staff: 'MANAGER',
  stack: 'seller',
  summary:
    'Throws away what the caller has typed about a car, or into a form, and not saved. What it is about stays as it is.',
  params: z.object({ name: z.union([workingCopyName, typedFormName]) }),
  status: 204,
  errors: ['NOT_FOUND'],
})
