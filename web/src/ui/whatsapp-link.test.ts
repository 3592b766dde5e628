import { expect, it } from 'vitest'
import { whatsappLink } from './whatsapp-link.ts'

it('links to a chat by digits alone, with the text escaped', () => {
  expect(whatsappLink('+974 3312-3456', 'GXR & VXR? سلام')).toBe(
    'https://wa.me/97433123456?text=GXR%20%26%20VXR%3F%20%D8%B3%D9%84%D8%A7%D9%85',
  )
})
