import type { Messages } from '../messages.ts'

/** The admins' list of users, and what they can do about one. */
export default {
  title: 'Users Management',
  failed: 'The users did not load',
  found: { one: '{count} user found', other: '{count} users found' },
  empty: 'No users',
  'empty.found': 'No user matches',
  'empty.searching': 'No user found yet',
  'empty.text': 'Searched are usernames, e-mail addresses and full names.',
  'empty.clear': 'Show all users',

  'filter.role': 'Kind of account',
  'filter.status': 'Status',
  'filter.all': 'All',
  'filter.allStatuses': 'Any status',
  'status.ACTIVE': 'Active',
  'status.SUSPENDED': 'Suspended',
  'status.DELETED': 'Being deleted',

  'column.user': 'User',
  'column.email': 'Email',
  'column.role': 'Role',
  'column.verification': 'Verification',
  'column.status': 'Status',
  'column.since': 'Member since',
  'column.actions': 'Actions',
  'verification.APPROVED': 'Verified',
  'verification.PENDING': 'Pending verification',
  'verification.REJECTED': 'Verification rejected',
  'verification.none': 'Not needed',
  since: 'Member since {date}',
  'suspended.since': 'Suspended on {date}',
  'suspended.until': 'Until {date}',

  actions: 'Actions for {name}',
  protected: 'Admins cannot be edited, suspended or deleted here.',
  edit: 'Edit User',
  suspend: 'Suspend User',
  restore: 'Restore User',
  delete: 'Delete User',
  audit: 'In the audit log',

  stale:
    'Somebody else has changed this account in the meantime, or it is gone. The users were loaded again: please look once more.',

  'edit.title': 'Edit {name}',
  'edit.role': 'Role',
  'edit.roleHint': 'Platform Admin cannot be assigned for security reasons.',
  'edit.becomesDealership':
    'The account becomes a dealership and waits for verification: until an application is approved, it can post neither cars nor plates.',
  'edit.becomesPrivate':
    'The account becomes a private one: its verification, its application and its storefront are gone for good, and new cars are reviewed with documents.',
  'edit.company': 'Company name',
  'edit.save': 'Save changes',
  'edit.saving': 'Saving...',
  'edit.done': 'User updated',
  'edit.failed': 'Failed to update user. Please try again.',
  'edit.conflict':
    'Somebody else has changed this account in the meantime. It was loaded again; what you typed is still here. Please check it and save once more.',

  'suspend.title': 'Suspend {name}?',
  'suspend.text':
    'They are signed out everywhere at once and cannot sign in, and nobody sees what they offer. Nothing is deleted: restoring the account brings it all back.',
  'suspend.reasons': 'Why',
  'suspend.hint': 'They are told these reasons in their own language, with what they can do.',
  'suspend.missing': 'Please choose a reason',
  'suspend.most': 'At most {count} reasons.',
  'suspend.words': 'In your own words',
  'suspend.wordsHint': 'They read it as you write it.',
  'suspend.length': 'For how long',
  'suspend.lengthHint': 'It ends by itself, and they are told when.',
  'suspend.noEnd': 'Until an admin restores the account',
  'suspend.days': { one: '{count} day', other: '{count} days' },
  'suspend.confirm': 'Suspend',
  'suspend.done': 'Account suspended',
  'suspend.failed': 'The account was not suspended',

  'restore.title': 'Restore {name}?',
  'restore.text': 'They can sign in again, and what was approved is public again. They are told by e-mail.',
  'restore.reasons': 'Why it was suspended',
  'restore.confirm': 'Restore',
  'restore.done': 'Account restored',
  'restore.failed': 'The account was not restored',

  'delete.title': 'Delete {name}?',
  'delete.text':
    'The account is closed at once and cannot be brought back. With it go, right away or within minutes:',
  'delete.goes.account': 'the profile, the sign-in and the settings',
  'delete.goes.offers': 'all cars and number plates they offer, with photos and documents',
  'delete.goes.dealership': 'the storefront and the verification application with its documents',
  'delete.goes.lists': 'saved cars and searches, and notifications',
  'delete.goes.messages': 'their name and messages in every conversation',
  'delete.suspend': 'To stop somebody for a while, suspend the account instead.',
  'delete.confirm': 'Delete for good',
  'delete.done': 'User deleted',
  'delete.failed': 'Failed to delete user. Please try again.',
} as const satisfies Messages
