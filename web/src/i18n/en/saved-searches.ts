import type { Messages } from '../messages.ts'

/** Searches that people keep. */
export default {
  title: 'Your saved searches',
  save: 'Save this search',
  signIn: 'Please sign in to save this search and be told about new cars.',
  name: 'Name',
  consent:
    'With alerts we tell you here and by email when a matching car is listed. You can end them at any time.',
  saveAlerts: 'Save with alerts',
  saveOnly: 'Save without alerts',
  saved: 'Search saved',
  savedAlerts: 'We will tell you about new matches.',
  savedOnly: 'You find it in your account.',
  savedHere: 'Kept on this device. Sign in to have it everywhere.',
  show: 'Show',
  since: 'Saved on {date}',
  alerts: 'Alerts',
  alertsFailed: 'Failed to change the alerts',
  noMail: 'New matches are shown inside Sayara only, not sent by email.',
  'noMail.change': 'Notification settings',
  error: 'Error',
  deleted: 'Search deleted',
  deleteFailed: 'Failed to delete saved search',
  delete: 'Delete {name}',
  rename: 'Rename search',
  'rename.label': 'Rename {name}',
  cars: 'Show cars',
  everything: 'All cars',
  'plates.signIn': 'Please sign in to save this search and be told about new plates.',
  'plates.consent':
    'With alerts we tell you here and by email when a matching plate is listed. You can end them at any time.',
  'plates.show': 'Show plates',
  'plates.everything': 'All plates',
  'plates.number': 'Number {number}',
  'plates.tellMe': 'Tell me when {number} is for sale',
  'plates.tellMe.any': 'Tell me when one is listed',
  empty: 'No saved searches yet',
  emptyText:
    'Search for a car or a number plate and save the search: we tell you when a matching one is listed.',
  browse: 'Search cars',
  failed: 'Your saved searches did not load',
} as const satisfies Messages
