import { Aws, Fn } from 'aws-cdk-lib'

/**
 * Eight letters and digits that are this very stack's, out of `arn:aws:cloudformation:…:stack/<name>/<id>`. A log group that must
 * have a name of ours and outlives its stack would else stand in the way of the stack's next making.
 */
export const idOfStack = (): string => Fn.select(0, Fn.split('-', Fn.select(2, Fn.split('/', Aws.STACK_ID))))
