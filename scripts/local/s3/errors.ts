/** Markup that is already escaped, so that plain text cannot slip in unescaped. */
export type Markup = { readonly markup: string }

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

// Object names may hold control characters; S3 writes them as references too.
// oxlint-disable-next-line no-control-regex
const unsafe = /[&<>"\u0000-\u001f\u007f]/g
const escapeText = (text: string): string =>
  text.replace(unsafe, (c) => escapes[c] ?? `&#x${c.charCodeAt(0).toString(16)};`)

/** One element holding text (escaped here) or other elements. */
export const element = (
  name: string,
  content: string | number | boolean | readonly Markup[],
  namespace = '',
): Markup => {
  const inner = Array.isArray(content)
    ? content.map((child) => child.markup).join('')
    : escapeText(String(content))
  return { markup: `<${name}${namespace && ` xmlns="${namespace}"`}>${inner}</${name}>` }
}

/** The namespace of every S3 answer that is not an error. */
export const s3Namespace = 'http://s3.amazonaws.com/doc/2006-03-01/'

/** A whole XML document. */
export const document = (root: Markup): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root.markup}`

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const unescapeText = (text: string): string =>
  text.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
      if (decimal) return String.fromCodePoint(Number(decimal))
      return named[name ?? ''] ?? whole
    },
  )

/** The raw content of every `<name>` element, in order; enough for the two small documents S3 clients send. */
export const elementsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, 'g'))].map(
    (match) => match[1] ?? '',
  )

/** The unescaped text of the first `<name>` element, or undefined. */
export const textOf = (xml: string, name: string): string | undefined => {
  const [content] = elementsOf(xml, name)
  return content === undefined ? undefined : unescapeText(content)
}

const codes = {
  AccessControlListNotSupported: [400, 'The bucket does not allow ACLs'],
  AccessDenied: [403, 'Access Denied'],
  AccessForbidden: [403, 'CORSResponse: This CORS request is not allowed.'],
  AuthorizationHeaderMalformed: [400, 'The authorization header that you provided is not valid.'],
  AuthorizationQueryParametersError: [
    400,
    'The authorization query parameters that you provided are not valid.',
  ],
  BadDigest: [400, 'The checksum you specified did not match the calculated checksum.'],
  BadRequest: [400, 'Insufficient information. Origin request header needed.'],
  BucketAlreadyOwnedByYou: [
    409,
    'Your previous request to create the named bucket succeeded and you already own it.',
  ],
  EntityTooSmall: [400, 'Your proposed upload is smaller than the minimum allowed size'],
  EntityTooLarge: [400, 'Your proposed upload exceeds the maximum allowed size'],
  IllegalLocationConstraintException: [
    400,
    'The specified location constraint is incompatible with this region.',
  ],
  IncompleteBody: [
    400,
    'You did not provide the number of bytes specified by the Content-Length HTTP header',
  ],
  InternalError: [500, 'We encountered an internal error. Please try again.'],
  InvalidAccessKeyId: [403, 'The AWS Access Key Id you provided does not exist in our records.'],
  InvalidArgument: [400, 'Invalid Argument'],
  InvalidBucketName: [400, 'The specified bucket is not valid.'],
  InvalidPart: [400, 'One or more of the specified parts could not be found.'],
  InvalidPartOrder: [400, 'The list of parts was not in ascending order.'],
  InvalidRange: [416, 'The requested range is not satisfiable'],
  InvalidRequest: [400, 'Invalid Request'],
  InvalidToken: [400, 'The provided token is malformed or otherwise invalid.'],
  InvalidURI: [400, "Couldn't parse the specified URI."],
  KeyTooLongError: [400, 'Your key is too long'],
  MalformedTrailerError: [400, 'The request contained trailing data that was not well-formed.'],
  MalformedXML: [
    400,
    'The XML you provided was not well-formed or did not validate against our published schema',
  ],
  MetadataTooLarge: [400, 'Your metadata headers exceed the maximum allowed metadata size'],
  MethodNotAllowed: [405, 'The specified method is not allowed against this resource.'],
  MissingContentLength: [411, 'You must provide the Content-Length HTTP header.'],
  NoSuchBucket: [404, 'The specified bucket does not exist'],
  NoSuchKey: [404, 'The specified key does not exist.'],
  NoSuchUpload: [404, 'The specified multipart upload does not exist.'],
  NotImplemented: [501, 'A header or parameter you provided implies functionality that is not implemented'],
  PreconditionFailed: [412, 'At least one of the pre-conditions you specified did not hold'],
  RequestTimeTooSkewed: [403, 'The difference between the request time and the current time is too large.'],
  SignatureDoesNotMatch: [
    403,
    'The request signature we calculated does not match the signature you provided.',
  ],
  XAmzContentSHA256Mismatch: [
    400,
    "The provided 'x-amz-content-sha256' header does not match what was computed.",
  ],
} as const satisfies Record<string, readonly [status: number, message: string]>

export type S3ErrorCode = keyof typeof codes

/** A refusal in S3's own words. Throw it anywhere while a request is handled. */
export class S3Error extends Error {
  readonly code: S3ErrorCode
  readonly status: number
  constructor(code: S3ErrorCode, message: string = codes[code][1]) {
    super(message)
    this.code = code
    this.status = codes[code][0]
  }
}
