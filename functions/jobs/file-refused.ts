import type { Refusal, VideoRefusal } from '#shared/schemas/upload.ts'

/** An uploaded file that cannot be accepted, however often it is tried. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused'
  readonly refusal: Refusal
  readonly videoRefusal: VideoRefusal | undefined

  constructor(refusal: Refusal, cause?: unknown, videoRefusal?: VideoRefusal) {
    super(`File refused: ${videoRefusal ?? refusal}`, { cause })
    this.refusal = refusal
    this.videoRefusal = videoRefusal
  }
}

/** What is thrown where work on the bytes of a file alone has failed: it fails however often it is tried. */
export const asRefused = (error: unknown): FileRefused =>
  error instanceof FileRefused ? error : new FileRefused('DAMAGED', error)

/**
 * Whether a file (a character per byte) is also of another format than its first bytes say, a polyglot: an archive is read from its end,
 * a page or a script from wherever a program sees its first mark. None of these comes up by chance in ten megabytes of picture.
 */
export const isPolyglot = (text: string): boolean =>
  (text.includes('PK\u0001\u0002') && text.includes('PK\u0005\u0006')) ||
  /<(?:script|html|!doctype)[\s>]|<\?php\s/i.test(text)
