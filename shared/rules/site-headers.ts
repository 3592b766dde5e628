/** The origins beside our own that a page needs: signed uploads go to both, and an admin's view of a document comes from one. */
export type Storage = { uploads: string; documents: string }

/** The sources that a page may use beyond files of ours. */
type Allowed = Storage & {
  /** The source expression of the one inline script of every document (infra/early-script.ts); several where releases differ in it. */
  inlineScript: string
}

/**
 * The sources that a page may load and connect to. Scripts are files of ours and the one inline script of every document, known
 * by its hash. The inline style sheet changes with each build, while headers change with a deploy of the stacks: so this allows
 * inline styles, and each document narrows that by a policy of its own to the hash of its sheet. React sets styles through the
 * CSSOM, which is no inline style.
 */
export const contentSecurityPolicy = ({ uploads, documents, inlineScript }: Allowed): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${inlineScript}`,
    "style-src 'self' 'unsafe-inline'",
    // data: the blurred placeholders; blob: photos that have not been sent yet.
    `img-src 'self' data: blob: ${documents}`,
    // A video that has not been sent yet is asked for its length.
    "media-src 'self' blob:",
    `connect-src 'self' ${[...new Set([uploads, documents])].join(' ')}`,
    // A PDF opens in a frame.
    `frame-src ${documents}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Two years, as the browsers' own lists ask for. */
export const hstsSeconds = 730 * 86_400
const referrerPolicy = 'strict-origin-when-cross-origin'
/** A visitor’s place is asked for at a press only (`city-map.tsx`), and stays in the browser. */
export const permissionsPolicy = 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()'

/** Headers of every file of the site, in small letters: what CloudFront sends, the local gateway sends too. */
export const siteHeaders = (allowed: Allowed): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(allowed),
  // Browsers heed it over HTTPS alone, so that it does nothing on a machine of one's own.
  'strict-transport-security': `max-age=${hstsSeconds}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': referrerPolicy,
  'permissions-policy': permissionsPolicy,
})
