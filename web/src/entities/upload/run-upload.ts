import { getPhotoFile } from './get-photo-file.ts'
import { pause } from '#web/api/pause.ts'
import { preparePhoto } from './prepare-photo.ts'
import type { Passage, Upload } from './queue.ts'
import type { Turns } from './turn-geometry.ts'
import { uploadFile, type UploadKind } from './upload-file.ts'

type Run = {
  kind: UploadKind
  upload: Upload
  /** Absent for a photo that only the server has. */
  file: Blob | undefined
  turns: Turns
  signal: AbortSignal
  onPassage: (passage: Passage) => void
  /** What is sent, as soon as it is known. */
  onPrepared: (file: Blob) => void
}

// Who wants half a turn presses twice: one of them is sent.
const settleMs = 700

const stored = ({ state }: Upload, signal: AbortSignal) =>
  state.phase === 'ready' ? getPhotoFile(state.url, signal) : Promise.reject(new Error('no file'))

/** Takes one file from this device to the server. Resolves with its address. Throws UploadError or ApiError. */
export const runUpload = async ({ kind, upload, file, turns, signal, ...tell }: Run): Promise<string> => {
  tell.onPassage({ phase: 'preparing' })
  if (upload.turning) await pause(settleMs, signal)
  const whole = file ?? (await stored(upload, signal))
  const isDrawn = kind === 'photo' || whole.type === 'image/heic' || whole.type === 'image/avif'
  const sent = isDrawn ? await preparePhoto(whole, turns) : whole
  signal.throwIfAborted()
  tell.onPrepared(sent)
  return uploadFile(kind, sent, {
    signal,
    onProgress: (share) => tell.onPassage({ phase: 'sending', share }),
    onSent: () => tell.onPassage({ phase: 'checking' }),
  })
}
