import { createHash, randomUUID } from 'node:crypto'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import type { Scheduler } from './scheduler.ts'
import { localTriggers } from '#scripts/local/names.ts'
import { askAccounts, type Accounts } from './stores/accounts.ts'
import { refused, textOf, type Reply, type Request } from './stores/http.ts'
import { askObjects, type Objects } from './stores/objects.ts'
import { canceled, MemoryTable, type TableInput } from './stores/table.ts'
import { shortenWay, throttling, type TableCall } from './table-client.ts'

const answered = (body: object): Reply => ({ status: 200, headers: {}, body: JSON.stringify(body) })

/** A message of a queue, and how often it has been handed out. */
type Message = { queue: string; id: string; body: string; receives: number }

/** An email or text message that left, with the label of the process that sent it. */
type SentMail = { label: string; to: string; subject: string; text: string; isNews: boolean }

/** Everything that lasts. */
export type Stores = {
  table: MemoryTable
  objects: Objects
  accounts: Accounts
  queue: Message[]
  mails: SentMail[]
}

/** Calls another function. @returns its answer as JSON, or its error's name */
type Invoke = (name: string, payload: string, waits: boolean) => Promise<{ text: string; error?: string }>

const unsigned = async (request: unknown) => request

type Parts = { scheduler: Scheduler; stores: Stores; invoke: Invoke }

type Batch = { QueueUrl: string; Entries: { Id: string; MessageBody: string }[] }

const enqueue = (queue: Message[], { QueueUrl, Entries }: Batch, newId: () => string): Reply => {
  const Successful = Entries.map(({ Id, MessageBody }) => {
    const id = newId()
    queue.push({ queue: QueueUrl, id, body: MessageBody, receives: 0 })
    return { Id, MessageId: id, MD5OfMessageBody: createHash('md5').update(MessageBody).digest('hex') }
  })
  return answered({ Successful, Failed: [] })
}

const placesIn = ({ TransactItems, Key, Item, ExpressionAttributeValues: values }: TableInput): string => {
  const key = Key ?? Item
  if (key) return `${String(key['pk'])} ${String(key['sk'])}`
  if (!TransactItems) return JSON.stringify(values ?? '')
  return TransactItems.map((one) =>
    Object.entries(one).map(([kind, input]) => input && `${kind} ${placesIn(input)}`),
  ).join(', ')
}

const sendText = (mails: SentMail[], request: Request, label: string): Reply => {
  const form = new URLSearchParams(textOf(request))
  const [to, text] = [form.get('PhoneNumber') ?? '', form.get('Message') ?? '']
  mails.push({ label, to, subject: '', text, isNews: false })
  const headers = { 'content-type': 'text/xml' }
  return { status: 200, headers, body: '<PublishResponse><PublishResult/></PublishResponse>' }
}

const sendEmail = (mails: SentMail[], request: Request, label: string): Reply => {
  const { Destination, Content } = JSON.parse(textOf(request))
  const { Subject, Body, Headers } = Content.Simple
  const [to, subject, text] = [Destination.ToAddresses[0], Subject.Data, Body.Text.Data]
  // What can be unsubscribed from is no email about the account itself.
  mails.push({ label, to, subject, text, isNews: Headers !== undefined })
  return answered({})
}

const invocation = /functions\/([^/]+)\/invocations$/

/** Every client of the SDK in this process speaks to the stores in memory, when and as the scheduler lets it. */
export const connect = ({ scheduler, stores, invoke }: Parts): void => {
  const newId = (): string => randomUUID()

  const invokeFunction = async (name: string, request: Request): Promise<Reply> => {
    const waits = request.headers['x-amz-invocation-type'] !== 'Event'
    const { text, error } = await invoke(decodeURIComponent(name), textOf(request), waits)
    if (!waits) return { status: 202, headers: {}, body: '' }
    return { status: 200, headers: error ? { 'x-amz-function-error': error } : {}, body: text }
  }

  /** The pool, which asks a function about a person who shows a ticket, as Cognito does. */
  const askPool = async (operation: string, input: Parameters<typeof askAccounts>[2]): Promise<Reply> => {
    if (operation !== 'AdminRespondToAuthChallenge')
      return askAccounts(stores.accounts, operation, input, newId)
    const { USERNAME: userName, ANSWER: challengeAnswer } = input.ChallengeResponses ?? {}
    const request = { privateChallengeParameters: {}, challengeAnswer }
    const triggerSource = 'VerifyAuthChallengeResponse_Authentication'
    const { text, error } = await invoke(
      localTriggers,
      JSON.stringify({ triggerSource, userName, request, response: {} }),
      true,
    )
    if (error) return refused('UnexpectedLambdaException')
    const isRight = JSON.parse(text).response.answerCorrect === true
    return isRight ? askAccounts(stores.accounts, operation, input, newId) : refused('NotAuthorizedException')
  }

  const serve = (request: Request, asker: string): Reply | Promise<Reply> => {
    const [service, operation = ''] = (request.headers['x-amz-target'] ?? '').split('.')
    const json = () => JSON.parse(textOf(request))
    if (service?.startsWith('AWSCognito')) return askPool(operation, json())
    if (service === 'AmazonSQS') return enqueue(stores.queue, json(), newId)
    const [, name] = invocation.exec(request.path) ?? []
    if (name) return invokeFunction(name, request)
    if (request.hostname.includes('s3')) return askObjects(stores.objects, request)
    const send = request.hostname.startsWith('sns') ? sendText : sendEmail
    return send(stores.mails, request, asker)
  }

  const describe = (request: Request): string => {
    const [, operation] = (request.headers['x-amz-target'] ?? '').split('.')
    return operation ?? `${request.method} ${request.hostname}${request.path}`
  }

  const askTable = ({ operation, input }: TableCall): object => {
    const staleMs = scheduler.random.chance(0.5) ? scheduler.random.whole(0, scheduler.stalestMs) : 0
    return stores.table.run(operation, input, staleMs)
  }

  // Another transaction may hold one of the items.
  const busyTable = ({ operation }: TableCall): never => {
    const isHeld = operation === 'TransactWriteItems' && scheduler.random.chance(0.7)
    throw isHeld ? canceled(['TransactionConflict']) : throttling()
  }

  const handle = async (
    request: Request | TableCall,
    { abortSignal: signal }: { abortSignal?: AbortSignal } = {},
  ) => {
    if ('input' in request) {
      const what = () => `${request.operation} ${placesIn(request.input)}`
      return scheduler.ask({ what, serve: () => askTable(request), busy: () => busyTable(request), signal })
    }
    const busy = (): Reply => ({ ...refused('ThrottlingException'), status: 503 })
    const asker = scheduler.doings.getStore()?.label ?? ''
    const what = () => describe(request)
    const answer = scheduler.ask({ what, serve: () => serve(request, asker), busy, signal })
    const { status, headers, body } = (await answer) as Reply
    const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
    return { response: { statusCode: status, headers, body: bytes } }
  }
  // All clients share the class of their handlers, and none of them has another.
  const { requestHandler, httpAuthSchemes } = new DynamoDBClient({}).config
  Object.assign(Object.getPrototypeOf(requestHandler), { handle })
  // Nobody checks signatures here.
  for (const { signer } of httpAuthSchemes) Object.assign(Object.getPrototypeOf(signer), { sign: unsigned })
  shortenWay(newId)
}
