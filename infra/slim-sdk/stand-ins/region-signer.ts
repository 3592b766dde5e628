import { SignatureV4 } from '@smithy/signature-v4'

/** S3's signer for one region at a time, which is what our buckets are in. */
export class SignatureV4MultiRegion extends SignatureV4 {
  static sigv4aDependency(): 'none' {
    return 'none'
  }
}
