import { startTransition, useMemo, useOptimistic, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Namespaces } from '#web/i18n/namespaces.ts'
import type { Translator } from '#web/i18n/translator.ts'
import { useT } from '#web/i18n/use-t.ts'

/** The part of `createSearch` that reads and writes addresses. */
type AddressCodec<Query> = {
  parse: (params: URLSearchParams) => Query
  address: (query: Query) => string
}

/**
 * A search as the address says it, and how to change it: in place, without a history entry. Controls answer at once; the
 * router may take its time with the rest of the page. With it, the places on the page that a change leads to.
 */
export const useBrowse = <Query>({ parse, address }: AddressCodec<Query>) => {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const fromAddress = useMemo(() => parse(params), [parse, params])
  const [query, show] = useOptimistic(fromAddress)
  const results = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  const change = (next: (query: Query) => Query) =>
    startTransition(() => {
      // The address itself, not what was last drawn: two changes may come between two renders.
      const changed = next(parse(new URLSearchParams(window.location.search)))
      show(changed)
      void navigate({ search: address(changed) }, { replace: true })
    })
  const top = () => results.current?.getBoundingClientRect().top ?? 0
  /** A change made far down the list leads to the top of what it found. */
  const update: typeof change = (next) => {
    change(next)
    if (top() < 0) results.current?.scrollIntoView()
  }
  const focusResults = () => heading.current?.focus({ preventScroll: true })
  /** A change whose pressed button is about to go away, or to mean something else. */
  const leave: typeof change = (next) => {
    update(next)
    focusResults()
  }
  return { query, change, update, leave, focusResults, results, heading, top }
}

/** The namespaces of the two lists, which have the messages of shared parts under the same keys. */
export type BrowseNamespace = 'search' | 'plates'
type SharedKey = keyof Namespaces['search'] & keyof Namespaces['plates']

/** The messages that both lists have. */
export const useBrowseT = (namespace: BrowseNamespace) =>
  useT(namespace) as unknown as Translator<Pick<Namespaces['plates'], SharedKey>>
