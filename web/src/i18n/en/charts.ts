import type { Messages } from '../messages.ts'

export default {
  keys: 'The arrow keys go from day to day.',
  busiest: 'Busiest day',
  today: 'Today',
  table: 'All numbers as a table',
  day: 'Day',
} as const satisfies Messages
