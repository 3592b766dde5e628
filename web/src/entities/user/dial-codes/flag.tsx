import { flagOf } from './search.ts'

// Where the system has no flags (Windows, a bare Linux) the two letters stay apart, or are empty boxes: show none then.
const drawsFlags = (): boolean => {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return false
  const width = (text: string) => pen.measureText(text).width
  return width(flagOf('QA')) < 1.5 * width(flagOf('Q'))
}

let known: boolean | undefined

const hasFlags = (): boolean => (known ??= drawsFlags())

/** A country's flag, where the device can draw it. */
export const Flag = ({ country }: { country: string }) =>
  hasFlags() && (
    <span aria-hidden className="text-lg leading-none">
      {flagOf(country)}
    </span>
  )
