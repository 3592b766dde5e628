import {
  Function as CloudFrontFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  type FunctionAssociation,
} from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { bundleEdge } from '#infra/edge/bundle-edge.ts'

/** A CloudFront Function from a file of `infra/edge`, run on every request before the cache. */
export const edgeFunction = (scope: Construct, id: string, file: string): FunctionAssociation => ({
  eventType: FunctionEventType.VIEWER_REQUEST,
  function: new CloudFrontFunction(scope, id, {
    code: FunctionCode.fromInline(bundleEdge(file)),
    runtime: FunctionRuntime.JS_2_0,
  }),
})
