import { AppError } from '#functions/core/app-error.ts'
import { publicHandler, type Input } from '#functions/core/compose-handler.ts'
import { findArchiveKey } from '#functions/data/archives.ts'
import { getArchiveKey as route } from '#shared/api/archives.ts'

const live = { findArchiveKey }

/** A public key in PEM, for anybody who checks an archive. @throws AppError NOT_FOUND */
export const getArchiveKey = async ({ params }: Input<typeof route>, deps = live) => {
  const publicKey = await deps.findArchiveKey(params.id)
  if (publicKey === undefined) throw new AppError('NOT_FOUND')
  return publicKey
}

export const handler = publicHandler(route, getArchiveKey)
