import type { FileRefusal } from '#shared/schemas/stock-import.ts'

/** Why a whole file cannot be used. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused'
  readonly refusal: FileRefusal
  /** Names of fields, where it is about columns. */
  readonly columns: readonly string[]

  constructor(refusal: FileRefusal, columns: readonly string[] = []) {
    super(refusal)
    this.refusal = refusal
    this.columns = columns
  }
}

const startsWith = (bytes: Uint8Array, ...magic: number[]): boolean =>
  magic.every((byte, index) => bytes[index] === byte)

// A zip (xlsx, ods, numbers), and the container of Excel up to 2003.
const isWorkbook = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)

const encodingByMark = (bytes: Uint8Array): string | undefined => {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8'
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be'
  return undefined
}

const decodeAs = (encoding: string, bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

// oxlint-disable-next-line no-control-regex -- control characters are what this is about
const controls = /[\u0001-\u0008\u000e-\u001f\ufffe\uffff]/g

// Windows-1256 gives every byte a letter, so a picture decodes as well as a text does; a text has hardly a control character.
const isBinary = (text: string): boolean =>
  text.includes('\0') || (text.match(controls)?.length ?? 0) > text.length / 100

/**
 * The text of a CSV as spreadsheets write it: UTF-8, UTF-16 with its mark (Excel's "Unicode text"), else Windows-1256, which is
 * what Excel's plain CSV is on an Arabic machine and agrees with the western one in everything that cars are called.
 * @throws FileRefused EMPTY, IS_A_WORKBOOK, NOT_TEXT
 */
export const decodeText = (bytes: Uint8Array): { text: string; encoding: string } => {
  if (bytes.length === 0) throw new FileRefused('EMPTY')
  if (isWorkbook(bytes)) throw new FileRefused('IS_A_WORKBOOK')
  const marked = encodingByMark(bytes)
  for (const encoding of marked ? [marked] : ['utf-8', 'windows-1256']) {
    const text = decodeAs(encoding, bytes)
    if (text === undefined) continue
    if (isBinary(text)) break
    return { text, encoding }
  }
  throw new FileRefused('NOT_TEXT')
}
