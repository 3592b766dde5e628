import type { Language } from '#shared/constants/market.ts'
import type { Messages } from './messages.ts'
import { eagerNamespaces, idleNamespaces, type Namespace, type Namespaces } from './namespaces.ts'
import { usable } from './usable.ts'

type Files = Readonly<Record<string, () => Promise<Messages>>>

// The messages that first visits ask for. Every file that is named here costs some fifteen bytes on each of them, so the rest are named
// in a chunk of its own.
const files: Files = import.meta.glob<Messages>(
  ['./en/{common,errors,home,cars,search,listing}.ts', './ar/{common,errors,home,cars,search,listing}.ts'],
  { import: 'default' },
)

/** The names of the rest; fetched while there is a connection, as all that is opened later needs them. */
const loadOtherNames = () => import('./other-catalogue.ts')

const load = async (file: string): Promise<Messages> => {
  const known = files[file] ?? (await loadOtherNames()).otherFiles[file]
  return known!()
}

const loaded = new Map<string, Messages>()
const loading = new Map<string, Promise<void>>()
const listeners = new Set<() => void>()
const inUse = new Set<Namespace>([...eagerNamespaces, ...idleNamespaces])

const fileOf = (language: Language, namespace: Namespace) => `./${language}/${namespace}.ts`

/** The messages of a namespace, or undefined while they are not loaded. */
export const loadedMessages = <N extends Namespace>(
  language: Language,
  namespace: N,
): Namespaces[N] | undefined => loaded.get(fileOf(language, namespace)) as Namespaces[N] | undefined

/** Calls `listener` whenever messages have been loaded; returns how to stop. */
export const onMessages = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Loads one namespace, once. The same promise every time, as React's `use` wants it. Rejects when it cannot be fetched. */
export const loadNamespace = (language: Language, namespace: Namespace): Promise<void> => {
  inUse.add(namespace)
  const file = fileOf(language, namespace)
  const known = loading.get(file)
  if (known) return known
  const promise = usable(
    load(file).then(
      (messages) => {
        loaded.set(file, messages)
        listeners.forEach((listener) => listener())
      },
      (error: unknown) => {
        // A dropped connection must not be remembered for ever.
        loading.delete(file)
        throw error
      },
    ),
  )
  loading.set(file, promise)
  return promise
}

export const loadNamespaces = (language: Language, namespaces: readonly Namespace[]): Promise<unknown> =>
  Promise.all(namespaces.map((namespace) => loadNamespace(language, namespace)))

/** Every namespace that any page has asked for: what a change of language must have ready. */
export const namespacesInUse = (): Namespace[] => [...inUse]
