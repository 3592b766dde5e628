import { ordinary, type Endpoint } from '#infra/slim-sdk/stand-ins/regional-endpoint.ts'

type Asked = Parameters<typeof ordinary>[0] & { Bucket?: string; ForcePathStyle?: boolean }

/**
 * Where a bucket answers: at a name of its own, but on an address that is a number. Our buckets have no dots, access points or zones,
 * which the 18 kB of S3's own rules are about.
 */
export const bucketEndpoint = (asked: Asked): Endpoint => {
  const { Bucket, Endpoint, ForcePathStyle, Region } = asked
  const url = new URL(Endpoint ?? `https://s3.${ordinary(asked)}.amazonaws.com`)
  const isNumber = /^[\d.]+$|^\[/.test(url.hostname)
  if (Bucket && (ForcePathStyle || isNumber)) url.pathname = `${url.pathname.replace(/\/$/, '')}/${Bucket}`
  else if (Bucket) url.hostname = `${Bucket}.${url.hostname}`
  const sigv4 = { name: 'sigv4', signingName: 's3', signingRegion: Region, disableDoubleEncoding: true }
  return { url, properties: { authSchemes: [sigv4] }, headers: {} }
}
