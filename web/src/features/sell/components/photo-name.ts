import type { useT } from '#web/i18n/use-t.ts'

/** What a photo is called to who cannot see it: its place among how many, and that it is the main one. */
export const photoName = (
  { t }: Pick<ReturnType<typeof useT<'sell'>>, 't'>,
  place: number,
  count: number,
): string => t(place === 0 ? 'photos.nameMain' : 'photos.nameOf', { at: place + 1, count })
