/** The origins beside our own that a page needs: signed uploads go to both, and an admin's view of a document comes from one. */
export type Storage = { uploads: string; documents: string }

/** What a page may load and talk to. Scripts and styles are files of ours alone: nothing inline, nothing from elsewhere. */
export const contentSecurityPolicy = ({ uploads, documents }: Storage): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    // data: the blurred placeholders; blob: photos that have not been sent yet.
    `img-src 'self' data: blob: ${documents}`,
    `connect-src 'self' ${uploads} ${documents}`,
    // A PDF opens in a frame.
    `frame-src ${documents}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
