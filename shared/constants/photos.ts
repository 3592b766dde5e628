/** Widths in CSS pixels × density that the pages ask for: card on a phone, card at 2×, gallery, gallery at 2×, full screen. */
export const photoWidths = [320, 640, 960, 1280, 1920] as const
export type PhotoWidth = (typeof photoWidths)[number]

/** Best first; JPEG is what link previews and old clients can read. */
export const photoFormats = ['avif', 'webp', 'jpeg'] as const
export type PhotoFormat = (typeof photoFormats)[number]

export const photoContentTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export const documentContentTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const

/** What stands before a photo's id in its address. */
export const photoFolder = '/api/listing-images/'
