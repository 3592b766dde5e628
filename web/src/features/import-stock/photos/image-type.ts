const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  jfif: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  heif: 'image/heif',
}

/** The type of an image by the end of its name, or undefined for any other file. A zip tells nothing else. */
export const imageTypeOf = (name: string): string | undefined =>
  types[name.toLowerCase().split('.').at(-1) ?? '']
