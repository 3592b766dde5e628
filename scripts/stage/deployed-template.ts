import { type CloudFormationClient, GetTemplateCommand } from '@aws-sdk/client-cloudformation'
import { unlessMissing } from './unless-missing.ts'

/** The template that a stack was last deployed with, as the CDK wrote it; nothing when there is no such stack. */
export const deployedTemplate = async (
  client: CloudFormationClient,
  stack: string,
): Promise<string | undefined> => {
  const command = new GetTemplateCommand({ StackName: stack, TemplateStage: 'Original' })
  return (await unlessMissing(client.send(command), undefined))?.TemplateBody
}
