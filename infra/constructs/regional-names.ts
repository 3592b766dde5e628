import { CfnResource, Names, Stack } from 'aws-cdk-lib'

// CloudFront's parts have names that an account may use once, whatever the region, and the CDK makes them of the stack's name alone.
const namedIn: Readonly<Record<string, string>> = {
  'AWS::CloudFront::OriginAccessControl': 'OriginAccessControlConfig.Name',
  'AWS::CloudFront::OriginRequestPolicy': 'OriginRequestPolicyConfig.Name',
  'AWS::CloudFront::ResponseHeadersPolicy': 'ResponseHeadersPolicyConfig.Name',
}

/** Names CloudFront's parts of a stack after its region too, so that the stage can be made again beside its lost self. */
export const nameByRegion = (stack: Stack): void => {
  for (const resource of stack.node.findAll()) {
    if (!(resource instanceof CfnResource)) continue
    const path = namedIn[resource.cfnResourceType]
    // A name is 64 characters long at most, and a region's 14.
    const name = () => `${Names.uniqueResourceName(resource, { maxLength: 48 })}-${stack.region}`
    if (path) resource.addPropertyOverride(path, name())
  }
}
