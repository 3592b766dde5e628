// A file of some bytes can claim billions of pictures, and the library lists them all: this counts what a file claims before it is
// opened. https://developer.apple.com/documentation/quicktime-file-format, ISO/IEC 14496-12 and https://www.matroska.org/technical/elements.html

/** A counter that gives up beyond what a minute's video can have. */
type Counter = (claimed: number) => void

const containers = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'edts', 'mvex', 'moof', 'traf', 'mfra'])

// Tables of runs, each run a number of samples and a value.
const runs = new Set(['stts', 'ctts'])
// Where the other tables say how many entries they have, after the box's four bytes of version and flags.
const countAt: Readonly<Record<string, number>> = {
  stsz: 4,
  stz2: 4,
  stsc: 0,
  stss: 0,
  stco: 0,
  co64: 0,
  elst: 0,
  trun: 0,
  tfra: 8,
}

// A track's tables lie in five boxes. The stack of this program ends some thousands further down.
const deepest = 16

const countRuns = (raw: Buffer, at: number, end: number, count: Counter): void => {
  const entries = raw.readUInt32BE(at)
  count(entries)
  for (let run = at + 4; run + 8 <= end && run < at + 4 + 8 * entries; run += 8) count(raw.readUInt32BE(run))
}

/** Counts what the tables of an MP4 or MOV claim between two places. Boxes that end elsewhere than they say are the library's to refuse. */
const countBoxes = (raw: Buffer, from: number, to: number, count: Counter, depth = 1): void => {
  if (depth > deepest) count(Infinity)
  for (let at = from; at + 8 <= to;) {
    count(1)
    const name = raw.toString('latin1', at + 4, at + 8)
    const short = raw.readUInt32BE(at)
    const isLong = short === 1 && at + 16 <= to
    const size = isLong ? Number(raw.readBigUInt64BE(at + 8)) : short || to - at
    const start = at + (isLong ? 16 : 8)
    if (size < start - at) return
    const end = Math.min(at + size, to)
    const table = start + 4
    if (containers.has(name)) countBoxes(raw, start, end, count, depth + 1)
    else if (runs.has(name) && table + 4 <= end) countRuns(raw, table, end, count)
    else {
      const place = countAt[name]
      if (place !== undefined && table + place + 4 <= end) count(raw.readUInt32BE(table + place))
    }
    at += size
  }
}

// Segment, Cluster, BlockGroup, Cues, Tracks: the elements whose children are many or lead there.
const masters = new Set([0x18_53_80_67, 0x1f_43_b6_75, 0xa0, 0x1c_53_bb_6b, 0x16_54_ae_6b])

/** Counts the elements of a WebM. Those that hold others are entered, so that it does not matter whether they say where they end. */
const countElements = (raw: Buffer, count: Counter): void => {
  for (let at = 0; at + 2 <= raw.length;) {
    count(1)
    const idLength = Math.clz32(raw[at] ?? 0) - 23
    const sizeAt = at + idLength
    const sizeLength = Math.clz32(raw[sizeAt] ?? 0) - 23
    if (idLength > 4 || sizeLength > 8 || sizeAt + sizeLength > raw.length) return
    const id = raw.readUIntBE(at, idLength)
    let size = (raw[sizeAt] ?? 0) & (0xff >> sizeLength)
    for (let next = 1; next < sizeLength; next++) size = size * 256 + (raw[sizeAt + next] ?? 0)
    at = sizeAt + sizeLength + (masters.has(id) ? 0 : size)
  }
}

/**
 * Whether a video claims more pictures, sounds and boxes than `most` in all, or boxes within boxes beyond reason.
 * @param raw an MP4 or MOV, or a WebM
 */
export const claimsMoreThan = (raw: Buffer, isWebM: boolean, most: number): boolean => {
  let claimed = 0
  try {
    const count: Counter = (more) => {
      claimed += more
      if (claimed > most) throw new RangeError('too many')
    }
    if (isWebM) countElements(raw, count)
    else countBoxes(raw, 0, raw.length, count)
    return false
  } catch (error) {
    if (error instanceof RangeError && claimed > most) return true
    throw error
  }
}

/** Whether an MP4 or MOV ends before one of its boxes does. */
export const isCutOff = (raw: Buffer): boolean => {
  let at = 0
  while (at + 8 <= raw.length) {
    const short = raw.readUInt32BE(at)
    if (short === 0) return false
    const size = short === 1 && at + 16 <= raw.length ? Number(raw.readBigUInt64BE(at + 8)) : short
    if (size < 8) return true
    at += size
  }
  return at > raw.length
}
