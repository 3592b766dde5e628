import { Stack } from 'aws-cdk-lib'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { nodeFunction, type Surroundings } from '#infra/constructs/node-function.ts'
import { internalPath } from '#infra/handler-path.ts'
import { internalList } from '#infra/internal-functions.ts'
import { stackSettings } from '#infra/stack-name.ts'

/** Every row of the table of internal functions. They are deployed before the routes, which may ask what only the new one knows. */
export class SearchStack extends Stack {
  constructor(scope: Construct, id: string, { given }: { given: Surroundings }) {
    super(scope, id, stackSettings(given.stage))
    for (const { name, isTrigger, ...one } of internalList) {
      const live = nodeFunction(this, name, given, { ...one, entry: internalPath(name) })
      if (isTrigger)
        live.addPermission('Pool', {
          principal: new ServicePrincipal('cognito-idp.amazonaws.com'),
          sourceArn: given.resources.userPool.userPoolArn,
          sourceAccount: this.account,
        })
    }
  }
}
