/**
 * Headers of every file of the site, equal on CloudFront and the local gateway. `storageOrigin` is where documents and
 * photos are uploaded to and documents are read from: S3's origin.
 */
export const siteHeaders = (storageOrigin: string): Readonly<Record<string, string>> => ({
  'content-security-policy': [
    "default-src 'self'",
    // Previews of files just chosen are blob: addresses, placeholders are data: addresses.
    `img-src 'self' data: blob: ${storageOrigin}`,
    `connect-src 'self' ${storageOrigin}`,
    "font-src 'self'",
    "script-src 'self'",
    // React writes style attributes (sizes, placeholders).
    "style-src 'self' 'unsafe-inline'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
})
