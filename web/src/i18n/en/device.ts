import type { Messages } from '../messages.ts'

/** Texts of the site as an installed app: offline, update available, how to install. */
export default {
  noScript: 'JavaScript is off in your browser. Read this page without it.',
  asOf: 'Offline. As of {date}; price and availability may have changed.',
  'offline.title': 'You are offline.',
  'offline.text': 'Cars you saved or viewed last are kept on this device.',
  'offline.favorites': 'Favorites',
  'offline.recent': 'Recently viewed',
  'online.title': 'You are online again',
  'update.title': 'A new version is ready',
  'update.text': 'It takes a second, and you stay on this page.',
  'update.reload': 'Reload',
  'update.later': 'Later',
  'install.label': 'Install the app',
  'install.iphone': 'To install the app, tap Share and then “Add to Home Screen”.',
  'kept.text':
    'This is how the car looked when you last saw it. The seller can be reached once you are online.',

  'logout.title': 'Log out and lose unsaved work?',
  'logout.text':
    'Something that you typed is kept on this device only and was never saved. Logging out removes it. Save a listing as a draft first to keep it.',
  'logout.confirm': 'Log out all the same',
} as const satisfies Messages
