import type { STSClient } from '@aws-sdk/client-sts'
import { SignatureV4 } from '@smithy/signature-v4'

type SignedCall = {
  /** As its host and its signature name it: `logs`. */
  service: string
  region: string
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

/** Asks a service of which we need too little for a client of its own, signed with what `client` signs with. */
export const callSigned = async (
  { config }: STSClient,
  { service, region, method, path, headers = {}, body }: SignedCall,
  send: typeof fetch = fetch,
): Promise<Response> => {
  const hostname = `${service}.${region}.amazonaws.com`
  const { credentials, sha256 } = config
  const request = {
    method,
    protocol: 'https:',
    hostname,
    path,
    headers: { host: hostname, ...headers },
    ...(body !== undefined && { body }),
  }
  const signed = await new SignatureV4({ service, region, credentials, sha256 }).sign(request)
  return send(`https://${hostname}${path}`, {
    method,
    headers: signed.headers,
    ...(body !== undefined && { body }),
  })
}
