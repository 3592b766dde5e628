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
