import type * as z from 'zod/mini'
import type { ErrorCode } from '#shared/errors.ts'
import type { StaffRole } from '#shared/rules/user.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * The callers who are admitted. `public`: the token is not even read. `optional`: anyone, and a valid token identifies the
 * caller. `user`: any signed-in user. `seller`: a private person or a dealership. `dealership`, `admin`: that role. Finer rules
 * (ownership, verification, state) are predicates in `shared/rules`.
 */
export type Access = 'public' | 'optional' | 'user' | 'seller' | 'dealership' | 'admin'

/** At most `limit` calls per `seconds` for one caller (`user`), address (`ip`) or named account (`account`). */
type RateLimit = {
  per: 'user' | 'ip'
  limit: number
  seconds: number
  /** The firewall alone counts, over five minutes, where a count in the table would cost as much as the act itself. */
  countedBy?: 'firewall'
}

type Schema = z.ZodMiniType

/** One route of the API, said once. Handler, gateway, CDK, client, OpenAPI and the tests all read it. */
export type Contract = {
  /** Operation id; the handler is `functions/<noun>/<id in kebab-case>.ts`. */
  id: string
  noun: string
  method: Method
  /** A second method with the same meaning, where the specification has two. */
  alias?: Method
  /** API Gateway form: `/api/listings/{id}`. */
  path: `/api/${string}`
  access: Access
  /** The least role of a dealership's staff that may act for it here, in its place; absent: none, and staff call as themselves. */
  staff?: StaffRole
  /** The CloudFormation stack that holds the route. Explicit: moving a route to another stack deletes and recreates it. */
  stack: 'public' | 'pages' | 'account' | 'identity' | 'seller' | 'dealing' | 'review' | 'admin'
  summary: string
  /** The session must have been proved within `sessionLimits.proofSeconds`: for what a thief of a token must not do. */
  needsProof?: true
  params?: Schema
  query?: Schema
  body?: Schema
  /** Status of success: 200, 201 for a creation, 204 for no content. */
  status: 200 | 201 | 204
  /** Absent only for 204. Nothing leaves that is not in it. */
  response?: Schema
  /** The type of a response that is not JSON: its `response` is then a text, or bytes. Errors are JSON all the same. */
  contentType?:
    | 'image/png'
    | 'image/avif'
    | 'image/jpeg'
    | 'text/html; charset=utf-8'
    | 'text/plain; charset=utf-8'
    | 'application/xml; charset=utf-8'
    | 'application/octet-stream'
  /** Error codes beyond those that every route of its kind can return. */
  errors?: readonly ErrorCode[]
  limits?: readonly RateLimit[]
  /** Seconds that a shared cache may keep the answer; absent: `no-store`. Only for answers equal for everybody. */
  sharedCacheSeconds?: number
  /** CloudFront keeps the answer for that time, whatever it is; without this only pictures, and JSON of routes without a query. */
  keptAtEdge?: true
}

/** Keeps the literal types of a contract. */
export const contract = <const C extends Contract>(spec: C): C => spec

type Output<S> = S extends Schema ? z.output<S> : undefined

export type Params<C extends Contract> = Output<C['params']>
export type Query<C extends Contract> = Output<C['query']>
export type Body<C extends Contract> = Output<C['body']>
/** The body that a client sends: `Body` before defaults are filled in. */
export type BodyInput<C extends Contract> = C['body'] extends Schema ? z.input<C['body']> : undefined
export type Answer<C extends Contract> = C['response'] extends Schema ? z.output<C['response']> : void
