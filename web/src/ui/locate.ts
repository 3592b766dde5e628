import type { Place } from '#shared/reference/map-of-qatar.ts'

/** Where the visitor stands, asked of the browser, which asks them; undefined where either refuses. */
export const locate = (): Promise<Place | undefined> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(undefined)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(undefined),
      // A coarse place is enough for whole kilometres, and quicker.
      { timeout: 15_000, maximumAge: 600_000 },
    )
  })
