// The width that photos take on the page, as `sizes` of an image. Here and not beside the images, because the script before the
// first paint asks for the first ones too (web/page-starts.ts), and two that differ would be fetched twice.

// Nobody sees more than two pixels to a point in a card: a phone that has three is told of a place two thirds as wide, and fetches
// half the bytes.
const sharpPhone = '(max-width: 39.99rem) and (min-resolution: 2.5dppx)'

/** From here on the home page shows its hero's photo. */
export const heroMedia = '(min-width: 64rem)'
export const heroSizes = '(min-width: 84rem) 44rem, 52vw'

/** A card of the featured cars. */
export const featuredSizes = `(min-width: 84rem) 26rem, (min-width: 64rem) 31vw, ${sharpPhone} 11.5rem, 17.5rem`

/** A card among results. */
export const resultSizes = `(min-width: 84rem) 19rem, (min-width: 80rem) 23vw, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, ${sharpPhone} 61vw, 92vw`

/** The large photo of a car's page. */
export const gallerySizes = '(min-width: 84rem) 55rem, (min-width: 64rem) 64vw, 100vw'
