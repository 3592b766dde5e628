import type { Namespace } from '#web/i18n/namespaces.ts'

/** The first photos of the page, which are preloaded as soon as the answer to its first call names them. */
export type FirstPhotos = {
  /** The most listings of the answer, counted among those that have photos. */
  most: number
  /** A media query for when they are in sight on arrival; absent: always. */
  media?: string
  /** The `sizes` attribute of the page's own images. */
  sizes: string
  /** The skeletons of the drawn page have places for them, in this order. */
  inSkeleton?: true
  /** The address of the one photo, where the page's own gives it: it is asked for beside the answer. `$1` as in `FirstCall`. */
  url?: string
}

/** The page's first API call, made before the app has arrived, where the address alone says what it will be. */
export type FirstCall = {
  /** `$1` is the first parameter of the address, its slug, `$2` the next. */
  url: string
  /** Made only at an address without filters: those are read by the app. */
  onlyUnfiltered?: boolean
  /** A job writes the answer into the drawn page (`functions/jobs/draw-answers.ts`); the app has it confirmed. */
  isDrawn?: true
  photos?: readonly FirstPhotos[]
}

export type Route = {
  path: string
  /** The page's file in `web/src/pages`; its one export is the page. */
  page: string
  /** Loaded with the page. */
  messages: readonly Namespace[]
  /** Loaded by the parts of a prerendered page that come after its first sight; one file holds those of all pages. */
  lateMessages?: readonly Namespace[]
  /**
   * kB of JavaScript until the page can be used, compressed by brotli; raising one is a decision to be argued for. The names of files alone
   * make 0.2 more or less of it.
   */
  kB: number
  /** Requests of every kind until a phone that has never been here is quiet. */
  requests?: number
  /** A module that the page fetches by itself before it can be used: it counts in the budget. */
  firstPart?: string
  /** Prerendered at build time (shared/rules/shell.ts has a shell of the route's name). */
  isPrerendered?: true
  firstCall?: FirstCall
  /** Links to it prefetch this of the API beside the page itself. */
  prefetch?: 'listing'
  /** The query parameters that make another page for search engines, in the order of its canonical address. */
  canonicalQuery?: readonly string[]
}
