// Apart from the other headers, because this file also runs at CloudFront's edge, whose JavaScript knows no spread.

/** By this header CloudFront shows the API that a request came through it: an origin's own header replaces a visitor's. */
export const originSecretHeader = 'x-origin-secret'

/**
 * The visitor's address as CloudFront saw it, set by our function at the edge, which replaces any value of the visitor's.
 * CloudFront's own `CloudFront-Viewer-Address` cannot be forwarded together with "every header but Host", which API Gateway
 * needs.
 */
export const viewerAddressHeader = 'x-viewer-address'

/** The dealership for which a member of its staff calls, by its id: it only asks, and the store says whether they may. */
export const actingForHeader = 'x-acting-for'
