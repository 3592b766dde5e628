import { startTransition, useMemo, useOptimistic, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Namespaces } from '#web/i18n/namespaces.ts'
import type { Translator } from '#web/i18n/translator.ts'
import { useT } from '#web/i18n/use-t.ts'
import { painted } from '#web/ui/painted.ts'

/** The part of `createSearch` that reads and writes addresses. */
type AddressCodec<Query> = {
  parse: (params: URLSearchParams) => Query
  address: (query: Query) => string
}

const nothing = (): void => {}

/**
 * A search as the address says it, and how to change it: in place, without a history entry. With it, the places on the page that a
 * change leads to. `prepare` may find what a search leads to before the page is drawn for it: once instead of twice.
 */
export const useBrowse = <Query>(
  { parse, address }: AddressCodec<Query>,
  prepare?: (query: Query) => Promise<unknown> | undefined,
) => {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const fromAddress = useMemo(() => parse(params), [parse, params])
  const [query, show] = useOptimistic(fromAddress)
  const results = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // Of a change that is being prepared.
  const coming = useRef<string>(undefined)
  // Writes the address of a change that is shown already.
  const settle = useRef(nothing)

  /** Resolves when the page begins to show the change, or when a later one has taken it over. */
  const change = async (next: (query: Query) => Query): Promise<void> => {
    settle.current()
    const { href, search: present } = window.location
    // Not what was last drawn: two changes may come between two renders.
    const changed = next(parse(new URLSearchParams(coming.current ?? present)))
    const search = address(changed)
    coming.current = search
    // An answer that is here before what the press changed is on the screen would keep it from there.
    await Promise.all([painted(), prepare?.(changed)])
    if (coming.current !== search) return
    coming.current = undefined
    // Somebody has gone elsewhere meanwhile.
    const isElsewhere = () => window.location.href !== href
    if (isElsewhere()) return
    startTransition(async () => {
      // The cars in sight at once; the address, for which all links of the page are drawn anew, after that frame.
      show(changed)
      await new Promise<void>((resolve) => {
        settle.current = () => {
          settle.current = nothing
          if (!isElsewhere()) startTransition(() => void navigate({ search }, { replace: true }))
          resolve()
        }
        void painted().then(() => settle.current())
      })
    })
  }
  const top = () => results.current?.getBoundingClientRect().top ?? 0
  /** A change made far down the list leads to the top of what it found. */
  const update: typeof change = (next) => {
    // With the frame, which measures the page anyway.
    requestAnimationFrame(() => top() < 0 && results.current?.scrollIntoView())
    return change(next)
  }
  const focusResults = () => heading.current?.focus({ preventScroll: true })
  /** A change whose pressed button is about to go away, or to mean something else. */
  const leave: typeof change = (next) => {
    focusResults()
    return update(next)
  }
  return { query, change, update, leave, focusResults, results, heading, top }
}

/** The state that a control shows from the press on, while the page loads the results. `onChange` resolves when the page shows them. */
export const useShownAtOnce = <State, Change>(
  state: State,
  apply: (now: State, change: Change) => State,
  onChange: (change: Change) => void | Promise<void>,
) => {
  const [shown, show] = useOptimistic(state, apply)
  const change = (changed: Change) =>
    startTransition(async () => {
      show(changed)
      await onChange(changed)
    })
  return [shown, change] as const
}

/** The namespaces of the two lists, which have the messages of shared parts under the same keys. */
export type BrowseNamespace = 'search' | 'plates'
type SharedKey = keyof Namespaces['search'] & keyof Namespaces['plates']

/** The messages that both lists have. */
export const useBrowseT = (namespace: BrowseNamespace) =>
  useT(namespace) as unknown as Translator<Pick<Namespaces['plates'], SharedKey>>
