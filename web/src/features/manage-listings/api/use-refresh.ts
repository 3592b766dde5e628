import { useQueryClient } from '@tanstack/react-query'

/** Asks anew for everything that an admin's act on listings changes. Resolves once what is in sight is there. */
export const useRefresh = (): (() => Promise<void>) => {
  const client = useQueryClient()
  return async () => {
    void client.invalidateQueries({ queryKey: ['listings'] })
    // Whether it came or not is told by the list itself.
    await client.invalidateQueries({ queryKey: ['account', 'admin'] }).catch(() => {})
  }
}
