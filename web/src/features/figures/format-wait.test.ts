import { expect, test } from 'vitest'
import { formatWait } from './format-wait.ts'

test.each([
  [1, '1 minute', 'دقيقة'],
  [45, '45 minutes', '45 دقيقة'],
  [119, '119 minutes', '119 دقيقة'],
  [210, '3.5 hours', '3.5 ساعة'],
  [60 * 71, '71 hours', '71 ساعة'],
  [60 * 24 * 4, '4 days', '4 أيام'],
])('formats a wait of %i minutes in both languages', (minutes, english, arabic) => {
  expect(formatWait(minutes, 'en')).toBe(english)
  expect(formatWait(minutes, 'ar')).toBe(arabic)
})
