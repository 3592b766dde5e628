import type { archiveStates } from '#shared/schemas/archive.ts'

/** A person's whole archive is made at most once in this time. One that failed may be asked for again at once. */
const archivePauseSeconds = 86_400

/**
 * What an archive may hold in bytes, before the directory of the ZIP file. Documents come before photos, so what does not fit is
 * photos, which their owner sees on the listings too. Far below the 4 GB of a ZIP file of the first kind.
 */
export const archiveBytes = 1024 ** 3

type Asked = { state: (typeof archiveStates)[number] | 'ENDED'; askedAt: string }

/** The instant from which another archive may be asked for; null for now. */
export const nextArchiveAt = ({ state, askedAt }: Asked, at: Date): Date | null => {
  if (state === 'FAILED') return null
  const next = new Date(Date.parse(askedAt) + archivePauseSeconds * 1000)
  return next > at ? next : null
}
