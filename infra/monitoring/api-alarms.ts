import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Duration } from 'aws-cdk-lib'
import { awsOwn, own, percentage, ring, type Watch } from '#infra/monitoring/alarm.ts'
import { type RouteId, sessionRoutes } from '#shared/api/routes.ts'

const sum = { statistic: 'Sum', minutes: 5 }

// What two of the ways in begin with.
const beforeEntrances = ['sendSignInCode', 'startPasskeySignIn'] as const satisfies readonly RouteId[]

/** Routes without which nobody gets in or stays in. */
const entrances = [...sessionRoutes.map(({ id }) => id), ...beforeEntrances]

/** Requests to sign in, or to stay signed in, that failed on our side. */
const brokenEntrances = (): MathExpression =>
  new MathExpression({
    label: 'sign-ins that failed on our side',
    expression: entrances.map((route) => `FILL(${route}, 0)`).join(' + '),
    usingMetrics: Object.fromEntries(
      entrances.map((route) => [
        route,
        own('Failures', { statistic: 'Sum', minutes: 5, dimensions: { route } }),
      ]),
    ),
    period: Duration.minutes(5),
  })

/**
 * Alarms for errors of the API as a whole, between request and response; the logs know the route. Those of Lambda are for all functions of
 * the account: a stage has an account of its own.
 */
export const apiAlarms = (watch: Watch, api: HttpApi): void => {
  const ofApi = { ApiId: api.apiId }
  ring(watch, {
    id: 'api-failing',
    losing: 'One in a hundred clicks or more ends in an error of ours.',
    metric: percentage({
      label: '% of requests that failed on our side',
      failed: awsOwn('ApiGateway', '5xx', { ...sum, dimensions: ofApi }),
      all: awsOwn('ApiGateway', 'Count', { ...sum, dimensions: ofApi }),
      least: 5,
    }),
    from: 1,
  })
  ring(watch, {
    id: 'api-slow',
    losing: 'One in a hundred waits three seconds and more for every click.',
    // A cold start that reads the search index takes a good second; three seconds on end are something else.
    metric: awsOwn('ApiGateway', 'Latency', { statistic: 'p99', minutes: 5, dimensions: ofApi }),
    from: 3000,
    periods: 3,
  })
  ring(watch, {
    id: 'functions-failing',
    losing: 'Functions break off or run out of time: clicks end in errors, and jobs leave their work undone.',
    metric: percentage({
      label: '% of runs that broke off',
      failed: awsOwn('Lambda', 'Errors', sum),
      all: awsOwn('Lambda', 'Invocations', sum),
      least: 5,
    }),
    from: 1,
  })
  ring(watch, {
    id: 'functions-throttled',
    losing: 'Some people are turned away, and jobs run late, because Lambda starts no more functions.',
    metric: percentage({
      label: '% of runs that Lambda did not start',
      failed: awsOwn('Lambda', 'Throttles', sum),
      // Those that it did start.
      all: awsOwn('Lambda', 'Invocations', sum),
      least: 10,
    }),
    from: 1,
  })
  ring(watch, {
    id: 'sign-in-failing',
    losing: 'People cannot sign in, register or stay signed in.',
    metric: brokenEntrances(),
    from: 3,
  })
  ring(watch, {
    id: 'sign-ins-refused',
    losing: 'Somebody may be guessing passwords or codes, so accounts are in danger.',
    // Ten wrong ones an hour lock an account for one network, so this is twenty accounts that are tried at once.
    metric: own('SignInsRefused', { statistic: 'Sum', minutes: 15 }),
    from: 200,
  })
}
