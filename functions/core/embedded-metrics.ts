import type { Measured } from '#functions/core/log-context.ts'
import { metricNamespace, metrics, type MetricName } from '#shared/constants/metrics.ts'

/** The one metric that is counted by route. */
const byRoute = new Set<string>(['Failures'] satisfies MetricName[])

const directive = (names: readonly string[], dimensions: readonly string[]) => ({
  Namespace: metricNamespace,
  Dimensions: [dimensions],
  Metrics: names.map((Name) => ({ Name, Unit: metrics[Name as MetricName] })),
})

/**
 * What a log line says besides, so that CloudWatch makes metrics of it: its embedded metric format. Nothing where nothing was measured.
 * A metric by route needs the field `route` in the same line.
 */
export const embeddedMetrics = (measured: Measured = {}, at: Date): object => {
  const names = Object.keys(measured)
  if (names.length === 0) return {}
  const [routed, plain] = [
    names.filter((name) => byRoute.has(name)),
    names.filter((name) => !byRoute.has(name)),
  ]
  return {
    ...measured,
    _aws: {
      Timestamp: at.getTime(),
      CloudWatchMetrics: [
        ...(plain.length > 0 ? [directive(plain, [])] : []),
        ...(routed.length > 0 ? [directive(routed, ['route'])] : []),
      ],
    },
  }
}
