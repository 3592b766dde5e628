import type { Language } from '#shared/constants/market.ts'
import { firstPhotoMark, photoSourceSet } from '#web/ui/photo-source.ts'
import type { Early } from '#web/api/early.ts'
import type { FirstPhotos } from '#web/app/route.ts'
import { answerWithinMs } from '#shared/constants/timeouts.ts'
import { answerId, shellOf } from '#shared/rules/shell.ts'
import type { DocumentData, DrawnAnswer } from './document-data.ts'

type Car = { images?: { imageUrl: string; width: number }[] }
type Found = Car[] | (Car & { listings?: Car[] })

type Called = { url: string; answer: Promise<Response>; isDrawn: boolean }

type Attributes = Readonly<Record<string, string>>

const setAll = (element: Element, attributes: Attributes): void => {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
}

const link = (attributes: Attributes): void => {
  const element = document.createElement('link')
  setAll(element, attributes)
  document.head.append(element)
}

/** Asks for photos that are in sight on arrival as the app's images will, and shows them where the drawn page has a place for them. */
const showPhotos = (sources: readonly string[], { most, media, sizes, inSkeleton }: FirstPhotos): void => {
  if (media && !matchMedia(media).matches) return
  const show = () => {
    const places = inSkeleton ? document.querySelectorAll(`[${firstPhotoMark}]`) : []
    const without = sources.slice(0, most).filter((srcset, index) => {
      const place = places[index]
      if (place) setAll(place, { fetchpriority: 'high', sizes, srcset })
      return !place
    })
    // The browser has not read so far yet. `DOMContentLoaded` would be too late: it waits for the app.
    if (without.length > 0 && document.readyState === 'loading') requestAnimationFrame(show)
    return without
  }
  for (const srcset of show())
    link({ rel: 'preload', as: 'image', imagesrcset: srcset, imagesizes: sizes, fetchpriority: 'high' })
}

/** Instead of when the app has come. */
const showPhotosOf = (found: Found, photos: readonly FirstPhotos[]): void => {
  const cars = Array.isArray(found) ? found : (found.listings ?? [found])
  const first = cars.flatMap(({ images = [] }) => images.slice(0, 1))
  for (const each of photos) if (!each.url) showPhotos(first.map(photoSourceSet), each)
}

// A job renews it every minute. Clocks of browsers are wrong by minutes, too: then the page asks as ever.
const drawnForMs = 300_000

/** The answer that the document brings. */
const drawnAnswer = (url: string): Found | undefined => {
  const text = document.getElementById(answerId)?.textContent
  if (!text) return undefined
  const drawn = JSON.parse(text) as DrawnAnswer
  const isFresh = drawn.at !== undefined && Math.abs(Date.now() - drawn.at) < drawnForMs
  return isFresh && drawn.url === url ? (drawn.answer as Found) : undefined
}

const callFirst = (url: string, photos: readonly FirstPhotos[], traceparent: string): Called => {
  const drawn = drawnAnswer(url)
  if (drawn) {
    showPhotosOf(drawn, photos)
    return { url, answer: Promise.resolve(Response.json(drawn)), isDrawn: true }
  }
  const ask = async () => {
    // No link: it could not say which trace it belongs to (src/api/client.ts).
    const response = await fetch(url, {
      credentials: 'include',
      headers: { Accept: 'application/json', traceparent },
      signal: AbortSignal.timeout(answerWithinMs),
    })
    // Read whole: what has come in time stays, however long the app takes.
    const text = await response.text()
    if (photos.length && response.ok) showPhotosOf(JSON.parse(text) as Found, photos)
    return new Response(text, response)
  }
  const answer = ask()
  // The app asks itself then.
  answer.catch(() => {})
  return { url, answer, isDrawn: false }
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
): Pick<Early, 'first' | 'photo'> => {
  const page = pages.find(({ pattern }) => new RegExp(pattern).test(location.pathname))
  if (!page) return {}
  const { pattern, firstCall } = page
  const addressOf = (to: string) => location.pathname.replace(new RegExp(pattern), to)
  // The parameters of a filtered list are parsed by the app only.
  const isFiltered = firstCall?.onlyUnfiltered && shellOf(location.pathname, parameters()) === 'other'
  const own = firstCall?.photos?.find(({ url }) => url)
  const photo = own?.url && addressOf(own.url)
  // Before the rest, which is small: photos wait for it.
  const first =
    firstCall && !isSignedIn && !isFiltered
      ? callFirst(addressOf(firstCall.url), firstCall.photos ?? [], traceparent)
      : undefined
  if (own && photo) showPhotos([photoSourceSet({ imageUrl: photo, width: Infinity })], own)
  for (const file of [...page.messages[language], ...page.files])
    link({ rel: 'modulepreload', href: `/${files[file]}` })
  return { first, photo }
}
