import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { S3Client } from '@aws-sdk/client-s3'
import { readBytes } from '#scripts/deploy/releases.ts'
import { inOrder, putFile } from '#scripts/deploy/upload-site.ts'

type Site = {
  client: S3Client
  bucket: string
  /** The copies that the release kept, by the keys that they belong to. */
  copies: Readonly<Record<string, string>>
  /** What is in the bucket, with entity tags. */
  present: ReadonlyMap<string, string>
}

/** Puts the files back that every release has under the same name; the others are still there. @returns the addresses of those that changed */
export const restoreSite = async ({ client, bucket, copies, present }: Site): Promise<string[]> => {
  const changed: string[] = []
  const files = Object.entries(copies).map(([key, copy]) => ({ key, copy, path: `/${key}` }))
  for (const { key, copy, path } of inOrder(files).flat()) {
    // Put in one piece, the same bytes have the same tag.
    if (present.get(key) === present.get(copy)) continue
    await putFile({ client, bucket }, key, await readBytes(client, bucket, copy))
    changed.push(path)
  }
  return changed.toSorted()
}

/** Writes the files of a release into a folder as its build would have: those with fixed names, and the scripts of its pages. */
export const downloadSite = async (
  { client, bucket, copies }: Omit<Site, 'present'>,
  folder: string,
): Promise<void> => {
  const save = async (key: string, bytes: Uint8Array): Promise<void> => {
    await mkdir(dirname(join(folder, key)), { recursive: true })
    await writeFile(join(folder, key), bytes)
  }
  const scripts = new Set<string>()
  for (const [key, copy] of Object.entries(copies)) {
    const bytes = await readBytes(client, bucket, copy)
    await save(key, bytes)
    if (key.endsWith('.html'))
      for (const [, script = ''] of Buffer.from(bytes)
        .toString()
        .matchAll(/src="\/(assets\/[^"]+\.js)"/g))
        scripts.add(script)
  }
  for (const script of scripts) await save(script, await readBytes(client, bucket, script))
}
