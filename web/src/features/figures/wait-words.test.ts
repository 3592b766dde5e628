import { expect, test } from 'vitest'
import { waitWords } from './wait-words.ts'

test.each([
  [1, '1 minute', 'دقيقة'],
  [45, '45 minutes', '45 دقيقة'],
  [119, '119 minutes', '119 دقيقة'],
  [210, '3.5 hours', '3.5 ساعة'],
  [60 * 71, '71 hours', '71 ساعة'],
  [60 * 24 * 4, '4 days', '4 أيام'],
])('%i minutes', (minutes, english, arabic) => {
  expect(waitWords(minutes, 'en')).toBe(english)
  expect(waitWords(minutes, 'ar')).toBe(arabic)
})
