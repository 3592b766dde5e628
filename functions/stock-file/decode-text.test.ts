import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeText } from '#functions/stock-file/decode-text.ts'
import { inWindows1256 } from '#functions/testing/windows-1256.ts'

const text = 'رقم,السعر\nA-1,تويوتا'
const utf16 = (bigEndian: boolean): Uint8Array => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le')
  return bigEndian ? bytes.swap16() : bytes
}

describe('decodeText', () => {
  it.each<[string, Uint8Array]>([
    ['utf-8', Buffer.from(text)],
    ['utf-8', Buffer.from(`\ufeff${text}`)],
    ['utf-16le', utf16(false)],
    ['utf-16be', utf16(true)],
    ['windows-1256', inWindows1256(text)],
  ])('reads %s', (encoding, bytes) => {
    expect(decodeText(bytes)).toEqual({ text, encoding })
  })

  it('takes plain Latin letters for what they are', () => {
    expect(decodeText(Buffer.from('Make,Price')).encoding).toBe('utf-8')
    expect(decodeText(Buffer.from('Citroën', 'latin1')).text).toBe('Citroën')
  })

  it('gives a text or a refusal for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        try {
          expect(decodeText(bytes).text).not.toContain('\0')
        } catch (error) {
          expect(error).toMatchObject({ name: 'FileRefused' })
        }
      }),
      { seed: 3, numRuns: 1000 },
    )
  })

  it.each<[string, number[]]>([
    ['NOT_TEXT', [0xff, 0xfe, 0x00, 0xd8]],
    ['NOT_TEXT', [0x25, 0x50, 0x44, 0x46, 0x2d, 0x00]],
    ['IS_A_WORKBOOK', [0xd0, 0xcf, 0x11, 0xe0, 0xa1]],
    ['EMPTY', []],
  ])('refuses: %s', (refusal, bytes) => {
    expect(() => decodeText(Uint8Array.from(bytes))).toThrow(refusal)
  })
})
