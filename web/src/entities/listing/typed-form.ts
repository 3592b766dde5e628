import { useEffect, useState } from 'react'
import type { BodyInput } from '#shared/api/contract.ts'
import type { getTypedForm, saveTypedForm } from '#shared/api/working-copies.ts'
import type { TypedForm, TypedFormName } from '#shared/schemas/working-copy.ts'
import { hasCode } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import type { Draft } from '#web/stores/draft.ts'
import { wasForgottenSince } from '#web/stores/person.ts'
import type { StoredKey } from '#web/stores/storage.ts'
import { forgetUnsent, keepUnsent, readUnsent, unsavedLives } from '#web/stores/unsaved-work.ts'
import { atChancesToSend, createCopySync, type CopySync } from './copy-sync.ts'
import { discardWorkingCopy } from './working-copies.ts'

type Values = TypedForm['values']
type Content = { values: Values }
type OpenForm = { draft: Draft<Values>; close: () => void }

const calls = {
  save: (name: string, { values, version }: BodyInput<typeof saveTypedForm>) =>
    call<typeof saveTypedForm>('PUT /api/seller/typed-forms/{name}', {
      params: { name },
      body: { values, version },
    }),
  read: async (name: string) => {
    try {
      return await call<typeof getTypedForm>('GET /api/seller/typed-forms/{name}', { params: { name } })
    } catch (error) {
      if (hasCode(error, 'NOT_FOUND')) return undefined
      throw error
    }
  },
  discard: discardWorkingCopy,
}

/** The values that this browser has kept, unless an older page wrote them or they are older than two weeks. */
const readLeft = (key: StoredKey): { at: number; values: Values } | undefined => {
  try {
    const { at, values } = JSON.parse(readUnsent(key) ?? '') as { at: number; values: Values }
    return Date.now() - at <= unsavedLives ? { at, values } : undefined
  } catch {
    return undefined
  }
}

const openForm = async (name: TypedFormName, key: StoredKey): Promise<OpenForm> => {
  const openedAt = Date.now()
  const left = readLeft(key)
  // Without a connection the form begins with what this device has.
  const there = await calls.read(name).catch(() => undefined)
  const isNewer = left !== undefined && (!there || left.at > Date.parse(there.savedAt))
  const first = isNewer ? left.values : (there?.values ?? null)
  let latest = first
  const work = (values: Values) => ({ name, baseVersion: null, content: { values } })
  const keepHere = (isReachable: boolean) => {
    if (latest && !wasForgottenSince(openedAt))
      keepUnsent(key, JSON.stringify({ at: Date.now(), values: latest }), isReachable)
  }
  const sync: CopySync<Content, TypedForm> = createCopySync(
    work({}),
    there ? { version: there.version, content: { values: there.values } } : null,
    {
      state: (state) => {
        if (state === 'offline' || state === 'failed') keepHere(state === 'failed')
      },
      saved: ({ content }) => {
        if (content.values === latest) forgetUnsent(key)
      },
      // A few fields: what was typed last is what counts.
      conflict: (_, theirs) => {
        sync.goOn(theirs)
        sync.want(latest && work(latest))
      },
    },
    calls,
  )
  const want = (values: Values | null) => {
    latest = values
    if (!wasForgottenSince(openedAt)) sync.want(values && work(values))
  }
  if (isNewer) want(first)
  const flush = () => {
    // A page that ends takes its request with it, and what would have left after that.
    if (sync.isUnderWay()) keepHere(false)
    if (!wasForgottenSince(openedAt)) sync.flush()
  }
  const stop = atChancesToSend(flush)
  return {
    draft: {
      read: () => first,
      keep: (values) => {
        want(values)
        keepHere(true)
      },
      forget: () => {
        forgetUnsent(key)
        if (latest) want(null)
      },
    },
    close: () => {
      stop()
      flush()
      sync.stop(wasForgottenSince(openedAt))
    },
  }
}

/**
 * The draft of a form, on the server after a second of rest and meanwhile under `key` in this page, in the browser only without a
 * connection or where the page may end before the server has answered. Undefined for the moment it takes to read what was left.
 */
export const useTypedForm = (name: TypedFormName, key: StoredKey): Draft<Values> | undefined => {
  const [opened, setOpened] = useState<OpenForm>()
  useEffect(() => {
    let form: OpenForm | undefined
    let isGone = false
    void openForm(name, key).then((ready) => {
      if (isGone) return ready.close()
      form = ready
      setOpened(ready)
    })
    return () => {
      isGone = true
      form?.close()
    }
  }, [name, key])
  return opened?.draft
}
