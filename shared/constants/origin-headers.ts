// Apart from the other headers, because this file also runs at CloudFront's edge, whose JavaScript knows no spread.

/** By this header CloudFront shows the API that a request came through it: an origin's own header replaces a visitor's. */
export const originSecretHeader = 'x-origin-secret'

/**
 * The visitor's address as CloudFront saw it, written by our function at the edge over whatever the visitor sent. CloudFront's own
 * `CloudFront-Viewer-Address` cannot be asked for together with "every header but Host", which API Gateway needs.
 */
export const viewerAddressHeader = 'x-viewer-address'
