/** An error of an unavailable store, as the SDK throws it after its own retries. */
type StoreError = { name: string; status: number; fault: 'client' | 'server' }

const client = (name: string, status = 400): StoreError => ({ name, status, fault: 'client' })
const server = (name: string, status = 500): StoreError => ({ name, status, fault: 'server' })

const ofTable = [
  client('ProvisionedThroughputExceededException'),
  client('ThrottlingException'),
  client('RequestLimitExceeded'),
  server('InternalServerError'),
  client('TimeoutError', 0),
]
const ofTransactions = [...ofTable, client('TransactionInProgressException')]
const ofFiles = [
  server('SlowDown', 503),
  server('InternalError'),
  client('RequestTimeout'),
  client('TimeoutError', 0),
]
const ofPool = [
  client('TooManyRequestsException'),
  server('InternalErrorException'),
  client('LimitExceededException'),
  client('TimeoutError', 0),
]

const ofSearch = [
  client('TooManyRequestsException', 429),
  server('ServiceException'),
  client('TimeoutError', 0),
]

const isOfFiles = (name: string): boolean => /Object/.test(name)
const isOfPool = (name: string): boolean => /^Admin|RevokeToken/.test(name)

/** The errors that a command of this name may meet. */
export const errorsOf = (name: string): readonly StoreError[] => {
  if (isOfFiles(name)) return ofFiles
  if (isOfPool(name)) return ofPool
  if (name === 'Invoke') return ofSearch
  return name.startsWith('Transact') ? ofTransactions : ofTable
}

/** Whether a command writes. */
export const isWrite = (name: string): boolean =>
  !/^(?:Get|BatchGet|TransactGet|Query|Scan|Head|List|Invoke)|^AdminInitiateAuth$/.test(name)

/** The error as the SDK throws it. Its message must not reach any response. */
export const asThrown = ({ name, status, fault }: StoreError): Error =>
  Object.assign(new Error(`${name} of table sayara at 127.0.0.1`), {
    name,
    $fault: fault,
    $metadata: { ...(status > 0 && { httpStatusCode: status }), attempts: 3 },
  })
