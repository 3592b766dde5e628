import { keys } from '#functions/data/keys.ts'
import type { Refusal } from '#shared/schemas/upload.ts'
import { updateWrite, write } from '#functions/data/table.ts'

/**
 * Refuses an upload whatever was found about it before, even one that something uses: nobody is given its file again. A later
 * acceptance finds it refused, so in which order both arrive makes no difference.
 * @returns false when it is unknown or was refused already: the first reason stays
 */
export const refuseUpload = (uploadId: string, refusal: Refusal): Promise<boolean> =>
  write(
    updateWrite(keys.upload(uploadId), {
      // As `judgeUpload`: the sweep still finds it, and its owner may try another file at once.
      set: { state: 'REFUSED', refusal },
      remove: ['ownerPk', 'ownerSk'],
      if: 'attribute_exists(pk) AND #state <> :refused',
      values: { refused: 'REFUSED' },
    }),
  )
