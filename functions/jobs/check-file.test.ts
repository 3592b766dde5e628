import { expect, it } from 'vitest'
import { sniffContentType } from './check-file.ts'

it.each([
  [Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
  [Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'image/png'],
  [Buffer.from('RIFF\x00\x00\x00\x00WEBPVP8 ', 'latin1'), 'image/webp'],
  [Buffer.from('%PDF-1.7'), 'application/pdf'],
  [Buffer.from('RIFF\x00\x00\x00\x00WAVE', 'latin1'), undefined],
  [Buffer.from('<svg/>'), undefined],
  [Buffer.from('GIF89a'), undefined],
  [Buffer.from(' %PDF-1.7'), undefined],
  [Buffer.alloc(0), undefined],
])('reads the first bytes %#', (bytes, type) => expect(sniffContentType(bytes)).toBe(type))
