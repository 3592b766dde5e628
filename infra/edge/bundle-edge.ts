import {
  Function as CloudFrontFunction,
  type FunctionAssociation,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
} from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { join } from 'node:path'
import { buildSync } from 'esbuild'

/** A CloudFront Function from a file of `infra/edge`, run on every request before the cache. */
export const edgeFunction = (scope: Construct, id: string, file: string): FunctionAssociation => ({
  eventType: FunctionEventType.VIEWER_REQUEST,
  function: new CloudFrontFunction(scope, id, {
    code: FunctionCode.fromInline(bundleEdge(file)),
    runtime: FunctionRuntime.JS_2_0,
  }),
})

/**
 * The code of one CloudFront Function, for runtime 2.0: ECMAScript 5.1 and a few later things, which are listed here.
 * Syntax that esbuild cannot rewrite for it (destructuring, for…of, spread, classes) fails the build instead of failing at the edge.
 * @throws Error when the code cannot run there, or is larger than the 10 KB that CloudFront takes
 */
export const bundleEdge = (file: string): string => {
  const { outputFiles } = buildSync({
    entryPoints: [join(import.meta.dirname, file)],
    bundle: true,
    write: false,
    minify: true,
    logLevel: 'silent',
    format: 'iife',
    globalName: 'edge',
    target: 'es5',
    supported: {
      arrow: true,
      'const-and-let': true,
      'exponent-operator': true,
      'rest-argument': true,
      'template-literal': true,
    },
    // CloudFront calls a global function of this name; a module's export is none.
    footer: { js: 'function handler(event) { return edge.handler(event) }' },
  })
  const text = outputFiles[0]?.text ?? ''
  // CloudFront wants it on the first line, where esbuild would put nothing of a script's.
  const code = /\bcf\./.test(text) ? `import cf from 'cloudfront';\n${text}` : text
  if (Buffer.byteLength(code) > 10_240) throw new Error(`${file} is too large for a CloudFront Function`)
  return code
}
