/** What the names of all stacks of a stage begin with, and so those of most of what is in them. */
export const stackPrefix = (stage: string): string => `Sayara-${stage}-`

/** The name of one stack in CloudFormation: `Sayara-prod-Data`. */
export const stackName = (stage: string, part: string): string => `${stackPrefix(stage)}${part}`
