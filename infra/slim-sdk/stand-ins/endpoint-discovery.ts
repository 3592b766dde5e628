// DynamoDB's own search for endpoints is off unless somebody turns it on, and no operation of its client uses it any more.

export const resolveEndpointDiscoveryConfig = <T>(config: T): T => config

export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = {
  environmentVariableSelector: (): false => false,
  configFileSelector: (): false => false,
  default: false,
}
