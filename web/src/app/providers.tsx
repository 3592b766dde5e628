import { useEffect, useState, type ReactNode } from 'react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { BrowserRouter } from 'react-router-dom'
import { createQueryClient } from '#web/api/query-client.ts'
import { watchStanding } from '#web/api/user-standing.ts'
import { useSession } from '#web/stores/session.ts'

// What one account may see must not survive its session; every key of such data begins with `account`.
const forgetWithSession = (client: QueryClient) =>
  useSession.subscribe(({ token }, before) => {
    if (before.token && !token) client.removeQueries({ queryKey: ['account'] })
  })

/** Router and query cache around the whole site. */
export const Providers = ({ children }: { children: ReactNode }) => {
  const [client] = useState(createQueryClient)
  useEffect(() => forgetWithSession(client), [client])
  useEffect(() => watchStanding(client), [client])
  return (
    <QueryClientProvider client={client}>
      <BrowserRouter>{children}</BrowserRouter>
    </QueryClientProvider>
  )
}
