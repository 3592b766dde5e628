/** The parts of a CloudFront Function's event that we read and change. */
export type EdgeRequest = {
  method: string
  uri: string
  querystring: Record<string, { value: string; multiValue?: { value: string }[] } | undefined>
  headers: Record<string, { value: string } | undefined>
}
export type EdgeEvent = { request: EdgeRequest; viewer: { ip: string } }
export type EdgeResponse = { statusCode: number; statusDescription: string }

/** The API among the distribution's origins, by which a function at the edge selects it. */
export const apiOriginId = 'api'
