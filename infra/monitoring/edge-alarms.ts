import { awsOwn, ring, type Watch } from '#infra/monitoring/alarm.ts'

/** A metric of CloudFront: in us-east-1 alone, wherever the visitors are. */
export const visitsMetric = (name: string, distributionId: string, statistic: string) =>
  awsOwn('CloudFront', name, {
    statistic,
    minutes: 5,
    dimensions: { DistributionId: distributionId, Region: 'Global' },
  })

/** Requests that the firewall of CloudFront blocked, all rules together. `acl`: the web ACL's name in metrics. */
export const blockedMetric = (acl: string) =>
  awsOwn('WAFV2', 'BlockedRequests', {
    statistic: 'Sum',
    minutes: 5,
    dimensions: { WebACL: acl, Rule: 'ALL' },
  })

/** Alarms for errors before a request reaches the API. */
export const edgeAlarms = (watch: Watch, distributionId: string, acl: string): void => {
  ring(watch, {
    id: 'visits-failing',
    losing: 'Every fiftieth request of visitors, or more, ends in an error: pages, photos or the API.',
    metric: visitsMetric('5xxErrorRate', distributionId, 'Average'),
    from: 2,
    periods: 3,
  })
  ring(watch, {
    id: 'firewall-blocking',
    losing: 'The firewall turns many requests away: an attack, or a rule that locks honest people out.',
    metric: blockedMetric(acl),
    from: 2000,
  })
}
