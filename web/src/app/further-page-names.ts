import type { firstPages } from './live-pages.ts'
import type { PageName } from './paths.ts'

/** The pages whose addresses are fetched when one is asked for, so that the first pages do not carry them. */
export const furtherPages = [
  'agreement',
  'windowCard',
  'dealers',
  'dealer',
  'numberPlates',
  'numberPlate',
  'insurance',
  'financing',
  'safetyTips',
  'contact',
  'profile',
  'notifications',
  'forgotPassword',
  'resetPassword',
  'unsubscribe',
  'stillAvailable',
  'verification',
  'adminListings',
  'terms',
  'privacy',
] as const satisfies readonly Exclude<PageName, (typeof firstPages)[number]>[]
