import type { Messages } from '../messages.ts'

/** Number plates as admins review them. */
export default {
  title: 'Number Plates',
  status: 'Status of number plates',
  loadFailed: 'The number plates did not load',
  'empty.PENDING': 'No number plates to review',
  'empty.APPROVED': 'No approved number plates',
  'empty.REJECTED': 'No rejected number plates',
  'reject.title': 'Reject number plate',
  'reject.submit': 'Reject number plate',
  done: 'Number plate status updated successfully',
  failed: 'Failed to update number plate status.',
} as const satisfies Messages
