/**
 * A name as a part of a path: `Land Cruiser` is `land-cruiser`. What is no letter or digit of ASCII is left out, so no cache or
 * gateway ever meets an escape. It also runs at CloudFront's edge.
 */
export const nameSlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
