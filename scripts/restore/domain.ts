import {
  type CloudFrontClient,
  type DistributionSummary,
  GetDistributionConfigCommand,
  paginateListDistributions,
  UpdateDistributionCommand,
} from '@aws-sdk/client-cloudfront'
import {
  ChangeResourceRecordSetsCommand,
  ListResourceRecordSetsCommand,
  type ListResourceRecordSetsCommandOutput,
  type ResourceRecordSet,
  type Route53Client,
} from '@aws-sdk/client-route-53'
import type { SynthesisedStack } from '#scripts/stage/assembly.ts'

/**
 * Takes the site's name from the distribution of the lost stage, which else keeps it: CloudFront lets one have a name. It lives outside of
 * regions and goes on as it is, without the name.
 * @param ours the distribution of the stage in its new region, if it is there already
 * @returns the distributions that had it
 */
export const releaseName = async (
  client: CloudFrontClient,
  domain: string,
  ours: string | undefined,
): Promise<string[]> => {
  const holders: DistributionSummary[] = []
  for await (const { DistributionList } of paginateListDistributions({ client }, {}))
    holders.push(
      ...(DistributionList?.Items ?? []).filter(
        ({ Id, Aliases }) => Id !== ours && Aliases?.Items?.includes(domain),
      ),
    )
  for (const { Id } of holders) {
    const { DistributionConfig, ETag } = await client.send(new GetDistributionConfigCommand({ Id }))
    if (!DistributionConfig) continue
    await client.send(
      new UpdateDistributionCommand({
        Id,
        IfMatch: ETag,
        DistributionConfig: {
          ...DistributionConfig,
          Aliases: { Quantity: 0 },
          ViewerCertificate: { CloudFrontDefaultCertificate: true },
        },
      }),
    )
  }
  return holders.map(({ Id = '' }) => Id)
}

/** The DNS records with names of ours that these stacks will make: `cars.example. A`. */
const recordsOf = (stacks: readonly Pick<SynthesisedStack, 'template'>[]): Set<string> =>
  new Set(
    stacks
      .flatMap(({ template }) => Object.values(template.Resources))
      .filter(({ Type }) => Type === 'AWS::Route53::RecordSet')
      // A name that AWS makes up, as of a mail key, is another one in each region.
      .flatMap(({ Properties: { Name, Type } }) =>
        typeof Name === 'string' ? [`${Name} ${String(Type)}`] : [],
      ),
  )

/**
 * Deletes the records of the lost stage that the stacks of the new one are about to make: Route 53 takes none twice.
 * @param stacks those of the new stage that are not there yet
 * @returns the records
 */
export const releaseRecords = async (
  client: Route53Client,
  zoneId: string,
  stacks: readonly Pick<SynthesisedStack, 'template'>[],
): Promise<string[]> => {
  const wanted = recordsOf(stacks)
  const taken: ResourceRecordSet[] = []
  let from: ListResourceRecordSetsCommandOutput | undefined
  do {
    from = await client.send(
      new ListResourceRecordSetsCommand({
        HostedZoneId: zoneId,
        StartRecordName: from?.NextRecordName,
        StartRecordType: from?.NextRecordType,
      }),
    )
    taken.push(...(from.ResourceRecordSets ?? []).filter(({ Name, Type }) => wanted.has(`${Name} ${Type}`)))
  } while (from.IsTruncated)
  if (taken.length > 0)
    await client.send(
      new ChangeResourceRecordSetsCommand({
        HostedZoneId: zoneId,
        ChangeBatch: {
          Changes: taken.map((record) => ({ Action: 'DELETE', ResourceRecordSet: record })),
        },
      }),
    )
  return taken.map(({ Name, Type }) => `${Name} ${Type}`)
}
