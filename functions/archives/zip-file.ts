import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { sha256 } from '#functions/core/hash.ts'

/**
 * A ZIP file that is made piece by piece: `add` takes a whole file, at most some megabytes, and `take` gives what of the ZIP file
 * is ready. `sums` is the list of what was added, as `sha256sum --check` reads it.
 */
export const zipFile = () => {
  let ready: Uint8Array[] = []
  const sums: string[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    ready.push(piece)
  })
  const add = (name: string, content: Uint8Array | string, isPacked = false): void => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    const entry = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    zip.add(entry)
    entry.push(bytes, true)
    sums.push(`${sha256(bytes)}  ${name}\n`)
  }
  const take = (): Uint8Array[] => {
    const taken = ready
    ready = []
    return taken
  }
  return { add, take, end: () => zip.end(), sums: () => sums.join('') }
}
