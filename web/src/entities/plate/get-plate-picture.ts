import { queryOptions } from '@tanstack/react-query'
import { ApiError, errorOfResponse } from '#web/api/api-error.ts'

const getPicture = async (plateId: string, signal: AbortSignal): Promise<Blob> => {
  try {
    const response = await fetch(`/api/number-plates/${encodeURIComponent(plateId)}/image`, { signal })
    if (response.ok) return await response.blob()
    throw await errorOfResponse(response)
  } catch (cause) {
    if (signal.aborted || cause instanceof ApiError) throw cause
    throw new ApiError(0, 'OFFLINE', { message: `0: ${String(cause)}`, cause })
  }
}

/** A plate's drawing as a PNG, to save or to hand on. Fails with ApiError. */
export const platePictureQuery = (plateId: string) =>
  queryOptions({
    queryKey: ['plates', 'picture', plateId],
    queryFn: ({ signal }) => getPicture(plateId, signal),
  })
