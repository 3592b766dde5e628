// No operation that we use streams events.

/** What S3's client asks for as it is made, and never uses. */
export const eventStreamSerdeProvider = (): undefined => undefined

export const resolveEventStreamSerdeConfig = <T>(config: T): T => config

const refuse = (): never => {
  throw new Error('Event streams are left out of the bundles: infra/slim-sdk/stand-ins/event-streams.ts')
}

/** What a protocol makes when it meets a stream of events. */
export class EventStreamSerde {
  readonly streams: never = refuse()
}
