/** The average cost of one request. Units are DynamoDB's request units, times are of this machine's processor. */
export type CallCost = {
  name: string
  /** The contract's id, by which the memory of its function is found. */
  route: string
  cpuMs: number
  /** How often the search function was asked, and its processor time, which `cpuMs` does not hold. */
  asks: number
  askCpuMs: number
  storeCalls: number
  readUnits: number
  writeUnits: number
  /** Bytes of the answer as sent. */
  bytes: number
  logBytes: number
}

export type JobCost = Pick<CallCost, 'cpuMs' | 'storeCalls' | 'readUnits' | 'writeUnits'> & { job: string }

export type Measured = {
  acts: { name: string; perThousandVisits: number; isBrowsing?: true; calls: CallCost[] }[]
  jobs: JobCost[]
}
