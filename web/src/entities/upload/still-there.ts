import { ApiError } from '#web/api/api-error.ts'
import { getUpload } from './get-upload.ts'

const idOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)

/** True unless the server says that it is gone or was refused: an unanswered question drops nobody's photo. */
const isThere = async (url: string, signal: AbortSignal, ask: typeof getUpload): Promise<boolean> => {
  try {
    const { state } = await ask(idOf(url), signal)
    return state !== 'REFUSED'
  } catch (error) {
    return !(error instanceof ApiError && (error.status === 404 || error.status === 400))
  }
}

/**
 * Those of the caller's photos and documents (by the addresses that name them in a listing) that the server still has.
 * What no listing uses is swept after a day, so a draft that was kept on this device may name some that are gone.
 */
export const stillThere = async (
  urls: readonly string[],
  signal: AbortSignal,
  deps = { getUpload },
): Promise<ReadonlySet<string>> => {
  const answers = await Promise.all(urls.map((url) => isThere(url, signal, deps.getUpload)))
  return new Set(urls.filter((_, index) => answers[index]))
}
