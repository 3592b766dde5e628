import type { Messages } from '../messages.ts'

export default {
  title: 'My account',
  description: 'Your details, your password, what we tell you about, and your data.',
  loggedOut: 'You are logged out. Logging in again...',
  tabs: 'Parts of your account',
  'tab.details': 'Details',
  'tab.password': 'Sign-in and security',
  'tab.notifications': 'Notifications',
  'tab.privacy': 'Privacy',

  username: 'Username: {name}',
  verification: 'My application',
  since: 'Member since {date}',
  'role.PRIVATE': 'Private user',
  'role.SELLER_DEALERSHIP': 'Dealership',
  'role.PLATFORM_ADMIN': 'Platform admin',

  'details.title': 'Personal details',
  'details.text':
    'Buyers see your first name, or your business, and your phone number on your listings. The rest is not shown.',
  'details.emailHint':
    'A new address gets a code first; the present one stays until you enter it, and is told.',
  'details.emailHint.unconfirmed':
    'Your present address is not confirmed, so a new one replaces it at once. The old one is told, and the new one gets a code.',
  'details.password': 'Current password',
  'details.passwordHint':
    'Another address, or another number than the confirmed one, needs your password, because codes and links go there.',
  'details.restored': 'You were signed out before this was saved. What you had typed is still here.',
  'details.save': 'Save',
  'details.saving': 'Saving...',
  'details.reviewHint':
    'Buyers see your first name and number on your offers. When they change, your public offers are reviewed again first.',
  'details.saved': 'Profile updated',
  'details.failed': 'Your details were not saved',

  'password.title': 'Password',
  'password.text': 'Use one that you use nowhere else. Changing it signs out every other device.',
  'password.action': 'Change password',
  'password.none': 'No password yet, or forgotten? Choose one by email',

  'sessions.title': 'Signed-in devices',
  'sessions.text':
    'A phone is lost, or you signed in on a shared computer? End that session, or all of them at once.',
  'sessions.device': '{browser} on {system}',
  'sessions.unknownDevice': 'Unknown device',
  'sessions.this': 'This device',
  'sessions.used': 'Last used {date}',
  'sessions.end': 'Log out',
  'sessions.endOne': 'Log out {device}',
  'sessions.ended': 'That device is logged out',
  'sessions.endOthers': 'Log out all other devices',
  'sessions.endedOthers': 'All other devices are logged out',
  'sessions.loadFailed': 'Your devices could not be shown',
  'sessions.action': 'Log out everywhere',
  'sessions.question': 'Log out everywhere?',
  'sessions.consequence':
    'Every device is signed out at once, this one too. You can sign in again right away.',
  'sessions.failed': 'You were not logged out',
  'sessions.done': 'Logged out everywhere',

  manage: 'Manage',
  'notify.saved': 'Notification settings saved',
  'notify.failed': 'The settings were not saved',
  'notify.loadFailed': 'Your notification settings did not load',
  'notify.always':
    'Inside Sayara you are always told. Mail about the account itself, such as a new password, cannot be switched off.',

  'email.title': 'Email notifications',
  'email.manage': 'Manage email notifications',
  'email.to': 'Sent to {address}',
  'email.on': 'Switched on',
  'email.none': 'No mail at the moment',
  'email.intro':
    'What concerns your own cars and conversations is on from the start. By switching something on you agree that we mail you about it. Each switch is noted in your consent history; you can take it back here, or with the link in every such mail. We send no advertising.',
  'stop.title': 'Mail to this address does not arrive',
  'stop.bounce':
    'What we sent came back on {date}: there is no such mailbox. Correct your address under Details, or try again if it works now.',
  'stop.full':
    'What we sent came back several times, last on {date}; perhaps the mailbox is full. Make room and try again, or enter another address under Details.',
  'stop.complaint':
    'An email of ours was marked as spam on {date}. We send none any more but links to a new password and codes that somebody asks for, and have switched off what can be switched off. You can have mail again, and choose below what about.',
  'stop.resume': 'Send mail to it again',
  'stop.resumed': 'Mail goes to your address again',
  'stop.failed': 'Mail could not be switched on again',
  'topic.leads': 'Contact requests and messages',
  'topic.leads.hint': 'Somebody asks about your car, or answers you',
  'topic.decisions': 'Decisions about my listings',
  'topic.decisions.hint': 'A listing was approved or rejected, or we ask whether a car is still available',
  'topic.savedSearches': 'Saved searches',
  'topic.savedSearches.hint': 'New cars for the searches whose alerts you switched on',
  'topic.favorites': 'Saved cars',
  'topic.favorites.hint': 'A price has come down, or a car or plate is sold',

  'unconfirmed.email': 'Your email is not confirmed yet',
  'unconfirmed.phone': 'Your number is not confirmed yet',
  'unconfirmed.text': 'Notifications wait inside Sayara until you have entered the code that we sent you.',
  'unconfirmed.action': 'Confirm it',

  'sms.title': 'SMS notifications',
  'sms.manage': 'Manage SMS notifications',
  'sms.to': 'Sent to {number}',
  'sms.none': 'No text messages',
  'sms.leads': 'New contact requests',
  'sms.leads.hint': 'The first message about a car of yours, at most five a day',
  'sms.intro':
    'By switching it on you agree that we text {number}. It is noted in your consent history, and you can take it back here at any time. We text about nothing else.',

  'language.title': 'Language of mail and text messages',
  'language.text': 'It does not change the language of the site.',

  'export.title': 'Download my data',
  'export.text':
    'Your profile, preferences, consents, listings, saved cars and searches, conversations, notifications and reports, as one JSON file. Of a conversation it holds what you wrote, not what others did.',
  'export.action': 'Download',
  'export.pending': 'Gathering your data...',
  'export.done': 'Saved as {name} ({size}).',
  'export.failed': 'Your data could not be gathered',

  'archive.title': 'Archive of all my data',
  'archive.text':
    'What your account holds, to read and as data, with your photos and documents, in one signed ZIP file. It is made in the background, at most once a day; an email says when it is ready.',
  'archive.ask': 'Ask for my archive',
  'archive.again': 'Ask for a new one',
  'archive.ASKED': 'Asked for. It will be made in a moment.',
  'archive.MAKING': 'Being made. You need not wait here: we send you an email when it is ready.',
  'archive.READY': 'Ready until {date} ({size}).',
  'archive.FAILED': 'It could not be made. Please ask again.',
  'archive.leftOut': {
    one: 'One file did not fit or is gone.',
    other: '{count} files did not fit or are gone.',
  },
  'archive.next': 'You can ask for a new one from {date}.',
  'archive.download': 'Download the archive',
  'archive.failure': 'That did not work',

  'consents.title': 'Consent history',
  'consents.text': 'What you agreed to and took back. These lines are never changed afterwards.',
  'consents.none': 'There is nothing here yet. What you switch on or off from now on is noted.',
  'consents.loadFailed': 'Your consent history did not load',
  'consents.all': { one: 'Show the only one', other: 'Show all {count}' },
  'consent.given': 'Given',
  'consent.withdrawn': 'Withdrawn',
  'consent.version': 'text of {date}',
  'consent.read.en': 'read in English',
  'consent.read.ar': 'read in Arabic',
  'consent.terms': 'Terms and privacy policy',
  'consent.email.leads': 'Mail about contact requests and messages',
  'consent.email.decisions': 'Mail about decisions on listings',
  'consent.email.savedSearches': 'Mail about saved searches',
  'consent.email.favorites': 'Mail about saved cars',
  'consent.sms.leads': 'Text messages about contact requests',
  'consent.searchAlerts': 'Alerts of a saved search',
  'source.registration': 'at registration',
  'source.profile': 'on this page',
  'source.savedSearch': 'with a saved search',
  'source.newVersion': 'when the terms changed',
  'source.unsubscribe': 'by the link in a mail',

  'policy.link': 'Read the privacy policy',

  'delete.title': 'Delete my account',
  'delete.text': 'It cannot be undone. You may want to download your data first.',
  'delete.action': 'Delete my account',
  'delete.admin':
    'The account of a platform admin cannot be deleted here: the records of moderation name it. Please ask the operator.',
  'delete.question': 'Delete your account?',
  'delete.final':
    'Your account is closed at once and cannot be brought back. What belongs to it is removed right away, or within minutes when there is much of it.',
  'delete.goes': 'What is deleted',
  'delete.goes.account': 'Your profile, your sign-in and your settings',
  'delete.goes.listings': 'Your listings, and within about a day the files of their photos and documents',
  'delete.goes.dealership':
    'Your dealership: its storefront, its reviews and its stock feed. Everybody in your team loses access at once.',
  'delete.goes.lists': 'Your saved cars and searches, notifications and consent history',
  'delete.goes.messages': 'Your name, your number and your messages in every conversation',
  'delete.goes.quotes': 'Your requests for quotes; companies that have one are asked to delete it',
  'delete.stays': 'What stays',
  'delete.stays.others': 'What others wrote in conversations with you; they keep it',
  'delete.stays.reports': 'Reports that you made about listings, without your name and your words',
  'delete.stays.record':
    'A record that an account was deleted, by its number alone; and your username is kept from others for half a year',
  'delete.stays.backups': 'Copies in our backups, for at most 35 days',
  'delete.passwordHint': 'To be sure that it is you',
  'delete.confirm': 'Delete for good',
  'delete.pending': 'Deleting...',
  'delete.failed': 'Your account was not deleted',
  'delete.done': 'Your account is deleted',
  'delete.doneText': 'Thank you for having been with us. Goodbye!',
} as const satisfies Messages
