import type { Checked } from './check-file.ts'
import type { Upload } from './queue.ts'
import type { UploadProblem } from './upload-error.ts'

type Choice = {
  chosen: { name: string; file: Blob; fingerprint: string }[]
  refused: { name: string; problem: UploadProblem }[]
  /** How many were not even looked at, for want of room. */
  tooMany: number
}

/**
 * Which of the picked files join the photos that are there (`most` in all): in their order, each once. One that cannot be
 * used costs no other its place.
 */
export const choosePhotos = async (
  files: readonly File[],
  present: readonly Upload[],
  most: number,
  check: (file: File) => Promise<Checked>,
): Promise<Choice> => {
  const known = new Set(present.map(({ fingerprint }) => fingerprint))
  const choice: Choice = { chosen: [], refused: [], tooMany: 0 }
  for (const [index, file] of files.entries()) {
    if (present.length + choice.chosen.length >= most) return { ...choice, tooMany: files.length - index }
    const { name } = file
    const checked = await check(file)
    if (checked.problem) choice.refused.push({ name, problem: checked.problem })
    else if (known.has(checked.fingerprint)) choice.refused.push({ name, problem: 'TWICE' })
    else {
      known.add(checked.fingerprint)
      choice.chosen.push({ name, file: checked.file, fingerprint: checked.fingerprint })
    }
  }
  return choice
}
