import type { Language } from '#shared/constants/market.ts'
import { shellOf } from '#shared/rules/shell.ts'
import { firstPhotoMark, photoSourceSet } from '#web/ui/photo-source.ts'
import type { FirstCall, FirstPhotos } from '#web/app/routes.ts'
import type { DocumentData } from './document-data.ts'

type Car = { images?: { imageUrl: string; width: number }[] }
type Found = Car[] | (Car & { listings?: Car[] })

type Called = { url: string; answer: Promise<Response> }

type Attributes = Readonly<Record<string, string>>

const setAll = (element: Element, attributes: Attributes): void => {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
}

const link = (attributes: Attributes): void => {
  const element = document.createElement('link')
  setAll(element, attributes)
  document.head.append(element)
}

/**
 * Asks for the photos that are in sight on arrival as the app's images will, instead of when the app has come; and shows them where the
 * drawn page has a place for them.
 */
const showPhotos = (found: Found, photos: readonly FirstPhotos[]): void => {
  const cars = Array.isArray(found) ? found : (found.listings ?? [found])
  const first = cars.flatMap(({ images = [] }) => images.slice(0, 1))
  for (const { most, media, sizes, inSkeleton } of photos) {
    if (media && !matchMedia(media).matches) continue
    const places = inSkeleton ? document.querySelectorAll(`[${firstPhotoMark}]`) : []
    first.slice(0, most).forEach((photo, index) => {
      const [srcset, place] = [photoSourceSet(photo), places[index]]
      if (place) setAll(place, { fetchpriority: 'high', sizes, srcset })
      else
        link({ rel: 'preload', as: 'image', imagesrcset: srcset, imagesizes: sizes, fetchpriority: 'high' })
    })
  }
}

const callFirst = (pattern: string, { url: to, photos = [] }: FirstCall, traceparent: string): Called => {
  const url = location.pathname.replace(new RegExp(pattern), to)
  // No link: it could not say which trace it belongs to (src/api/client.ts).
  const answer = fetch(url, { credentials: 'include', headers: { Accept: 'application/json', traceparent } })
  answer
    .then(async (response) => {
      // A copy, made before the app reads the answer itself.
      if (photos.length && response.ok) showPhotos((await response.clone().json()) as Found, photos)
    })
    .catch(() => {})
  return { url, answer }
}

/** The parameters of the address. */
export const parameters = (): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(location.search))

/**
 * Preloads the page's own chunks and messages at once, and makes its first call, while the app is still loading: three round trips
 * become one. Signed-in users get private data in the answer, so for them that call waits for the app.
 */
export const startPage = (
  { files, pages }: DocumentData,
  { language, traceparent, isSignedIn }: { language: Language; traceparent: string; isSignedIn: boolean },
): Called | undefined => {
  const page = pages.find(({ pattern }) => new RegExp(pattern).test(location.pathname))
  if (!page) return undefined
  // The parameters of a filtered list are parsed by the app only.
  const { pattern, firstCall } = page
  const isFiltered = firstCall?.onlyUnfiltered && shellOf(location.pathname, parameters()) === 'other'
  // Before the rest, which is small: photos wait for it.
  const called =
    firstCall && !isSignedIn && !isFiltered ? callFirst(pattern, firstCall, traceparent) : undefined
  for (const file of [...page.messages[language], ...page.files])
    link({ rel: 'modulepreload', href: `/${files[file]}` })
  return called
}
