import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { whenIdle } from '#web/ui/when-idle.ts'

// Apart from the queries of lists: the box of the home page searches, too, and lists no cars.

/** Has this browser search by itself, once the first cars are there and nothing else is to be done. */
export const useOwnIndex = (isReady: boolean): void => {
  const client = useQueryClient()
  useEffect(() => {
    if (!isReady) return
    const start = () =>
      // Without it the server answers, as before.
      void import('#web/entities/listing/own-index.ts')
        .then(({ startOwnIndex }) => startOwnIndex(client))
        .catch(() => {})
    const timer = setTimeout(() => whenIdle(start), 1000)
    return () => clearTimeout(timer)
  }, [isReady, client])
}
