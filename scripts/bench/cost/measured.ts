/** The average cost of one request. Units are DynamoDB's request units, times are of this machine's processor. */
export type CallCost = {
  name: string
  /** The contract's id, by which the memory of its function is found. */
  route: string
  cpuMs: number
  storeCalls: number
  readUnits: number
  writeUnits: number
  /** Bytes of the answer as sent. */
  bytes: number
  logBytes: number
}

export type JobCost = Pick<CallCost, 'cpuMs' | 'storeCalls' | 'readUnits' | 'writeUnits'> & { job: string }

export type Measured = {
  acts: { name: string; perThousandVisits: number; calls: CallCost[] }[]
  jobs: JobCost[]
}

/** Counts what this process prints from now on instead of printing it: in Lambda every byte of it is paid for. */
export const countLogs = (): { read: () => number; reset: () => void } => {
  let bytes = 0
  process.stdout.write = (text: string | Uint8Array) => {
    bytes += Buffer.byteLength(text)
    return true
  }
  return { read: () => bytes, reset: () => void (bytes = 0) }
}
