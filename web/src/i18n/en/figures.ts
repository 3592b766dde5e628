import type { Messages } from '../messages.ts'

export default {
  title: 'Figures',
  failed: 'The figures could not be loaded',
  note: 'Days are those of Qatar. A car counts on the day it is first submitted, whatever becomes of it later.',

  period: 'Period',
  'period.7': '7 days',
  'period.30': '30 days',
  'period.90': '90 days',

  'total.listings': 'Cars submitted',
  'total.plates': 'Number plates submitted',
  'total.leads': 'Contact requests',
  'total.users': 'New users',
  'total.decisions': 'Decisions',
  'total.approvals': 'Approved',
  'total.rejections': 'Rejected',
  'total.wait': 'Median time to a decision',
  approved: '{percent} approved',
  'wait.note': 'From submission to decision',
  'wait.period': 'Whole period',
  none: 'Nothing decided',

  'perDay.submitted': 'Submitted per day',
  'perDay.leads': 'Contact requests per day',
  'perDay.decisions': 'Decisions per day',
  'perDay.wait.minute': 'Median time to a decision, in minutes',
  'perDay.wait.hour': 'Median time to a decision, in hours',
  'perDay.wait.day': 'Median time to a decision, in days',
  'count.listings': { one: '{count} car', other: '{count} cars' },
  'count.plates': { one: '{count} plate', other: '{count} plates' },
  'count.leads': { one: '{count} request', other: '{count} requests' },
  'count.approvals': { one: '{count} approved', other: '{count} approved' },
  'count.rejections': { one: '{count} rejected', other: '{count} rejected' },

  'chart.keys': 'The arrow keys go from day to day.',
  'chart.busiest': 'Busiest day',
  'chart.today': 'Today',
  'table.show': 'All numbers as a table',
  'table.day': 'Day',

  empty: 'Nothing has happened in this time',
  'empty.text': 'What is submitted, asked and decided from now on appears here, day by day.',
} as const satisfies Messages
