import { ApiError } from '#web/api/api-error.ts'

// The largest that is kept; JPEG, because every browser can draw one anew.
const asked = { width: 1920, type: 'image/jpeg' }

/** A stored photo as a file. Throws ApiError; rejects with the signal's reason when aborted. */
export const getPhotoFile = async (url: string, signal: AbortSignal): Promise<Blob> => {
  const offline = (cause: unknown) => {
    signal.throwIfAborted()
    return new ApiError(0, 'OFFLINE', { message: `0: ${String(cause)}`, cause })
  }
  try {
    const response = await fetch(`${url}?w=${asked.width}`, { headers: { Accept: asked.type }, signal })
    if (response.ok) return await response.blob()
    throw new ApiError(response.status, 'INTERNAL', { message: `${response.status}: photo` })
  } catch (error) {
    throw error instanceof ApiError ? error : offline(error)
  }
}
