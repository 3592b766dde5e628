import { useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { limits } from '#shared/constants/limits.ts'
import type { ImportMode } from '#shared/schemas/stock-import.ts'
import { createImport } from './api/create-import.ts'
import { importQuery } from './api/get-import.ts'
import type { ImportTools } from './import-tools.ts'
import { rememberSent } from './sent-files.ts'

type Sending =
  | { phase: 'idle' }
  | { phase: 'sending'; file: File; share: number }
  | { phase: 'failed'; file: File; error: unknown }

/** Sends a file for an import and tells `onSent` its id. What failed stays at hand to be sent again. */
export const useSendFile = (putFile: ImportTools['putFile'], onSent: (id: string) => void) => {
  const client = useQueryClient()
  const [sending, setSending] = useState<Sending>({ phase: 'idle' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const send = async (file: File, mode: ImportMode) => {
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setSending({ phase: 'sending', file, share: 0 })
    try {
      const fileName = file.name.slice(-limits.selling.import.fileName)
      const { uploadURL, headers, ...created } = await createImport({
        body: { fileName, contentLength: file.size, mode },
        signal,
      })
      await putFile({ uploadURL, headers }, file, {
        signal,
        onProgress: (share) => signal.aborted || setSending({ phase: 'sending', file, share }),
      })
      rememberSent(created.id, file)
      client.setQueryData(importQuery(created.id).queryKey, created)
      onSent(created.id)
    } catch (error) {
      if (!signal.aborted) setSending({ phase: 'failed', file, error })
    }
  }
  return { sending, send }
}
