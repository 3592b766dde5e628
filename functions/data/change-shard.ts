import { changeShards } from '#shared/constants/storage.ts'

/** The feed's shard of an item: stable for one id, so that its changes stay in order. */
export const changeShard = (id: string): number => {
  let hash = 0
  for (let index = 0; index < id.length; index++) hash = (hash * 31 + id.charCodeAt(index)) | 0
  return Math.abs(hash) % changeShards
}
