import { type CloudFormationClient, GetTemplateCommand } from '@aws-sdk/client-cloudformation'

/** The template that a stack was last deployed with, as the CDK wrote it; nothing when there is no such stack. */
export const deployedTemplate = async (
  client: CloudFormationClient,
  stack: string,
): Promise<string | undefined> => {
  try {
    const { TemplateBody } = await client.send(
      new GetTemplateCommand({ StackName: stack, TemplateStage: 'Original' }),
    )
    return TemplateBody
  } catch (error) {
    if (error instanceof Error && error.message.includes('does not exist')) return undefined
    throw error
  }
}
