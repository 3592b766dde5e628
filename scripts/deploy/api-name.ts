import type { CloudFormationClient } from '@aws-sdk/client-cloudformation'
import { stackName } from '#infra/stack-name.ts'
import { deployedTemplate } from '#scripts/stage/deployed-template.ts'

/**
 * Whether CloudFront calls the API by the name that AWS made up, as the stack Web was last deployed. It does until the deploy after that
 * which finds a zone for the domain: the API changes early in a deploy and CloudFront last; closing the name before that would take
 * the site down meanwhile.
 */
export const callsAwsName = async (client: CloudFormationClient, stage: string): Promise<boolean> => {
  const template = await deployedTemplate(client, stackName(stage, 'Web'))
  return template?.includes('.execute-api.') === true
}
