import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { jobs } from '#infra/jobs.ts'
import { jobPath } from '#infra/handler-path.ts'
import { alarmPrefix, runbookOf } from '#infra/monitoring/alarm.ts'
import { budgetPercents } from './monitoring.ts'
import { releaseAlarms } from '#infra/monitoring/release-alarms.ts'
import { jobAlarmId } from '#infra/monitoring/job-alarms.ts'
import { ofType, synthesise, type Resource } from '#infra/testing/synthesise.ts'
import { liveRoutes } from '#shared/api/routes.ts'
import { logFields } from '#shared/constants/log-fields.ts'
import { tableIndexes } from '#shared/constants/storage.ts'
import { metricNamespace, metrics } from '#shared/constants/metrics.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'infra/runbooks')
const operatorMail = 'ops@cars.example'

let prod: ReturnType<typeof synthesise>
let alarms: Record<string, Resource['Properties']>

beforeAll(() => {
  prod = synthesise({ stage: 'prod', domain: 'cars.example', operatorMail })
  const prefix = alarmPrefix({ name: 'prod' })
  alarms = Object.fromEntries(
    ofType(prod, 'AWS::CloudWatch::Alarm').map(({ Properties }) => [
      String(Properties.AlarmName).slice(prefix.length),
      Properties,
    ]),
  )
})

type Looked = Resource['Properties']

const statistics = ({ Metrics, ...single }: Looked): Looked[] => {
  const several = Metrics as { MetricStat?: { Metric: Looked } }[] | undefined
  return several
    ? several.flatMap(({ MetricStat }): Looked[] => (MetricStat ? [MetricStat.Metric] : []))
    : [single]
}

describe('alarms', () => {
  it('are all that the controls ask for, and more', () => {
    expect(Object.keys(alarms)).toEqual(
      expect.arrayContaining([
        'api-failing',
        'api-slow',
        'functions-failing',
        'functions-throttled',
        'sign-in-failing',
        'sign-ins-refused',
        'search-stale',
        'search-failing',
        'search-slow',
        'photos-late',
        'documents-late',
        'threat-found',
        'mail-failing',
        'texts-lost',
        'table-refusing',
        'index-refusing',
        'firewall-blocking',
        'documents-read-often',
        'key-refused',
        'backup-failed',
        'backup-missing',
        'photos-not-copied',
        'documents-not-copied',
        'audit-log-broken',
        'alerts-late',
        'visits-failing',
      ]),
    )
  })

  it('say in a sentence what people lose, and where it is written what to do', () => {
    for (const [id, { AlarmDescription }] of Object.entries(alarms))
      expect(AlarmDescription).toMatch(new RegExp(`^[A-Z].{20,}\\. What to do: ${runbookOf(id)}$`))
  })

  it('tell the operator when they begin and when they end', () => {
    const topics = ofType(prod, 'AWS::SNS::Topic')
    expect(topics).toHaveLength(2)
    for (const { Properties } of topics) expect(Properties.KmsMasterKeyId).toBeDefined()
    for (const { Properties } of ofType(prod, 'AWS::SNS::TopicPolicy'))
      expect(JSON.stringify(Properties)).toContain('"aws:SecureTransport":"false"')
    for (const { Properties } of ofType(prod, 'AWS::SNS::Subscription'))
      expect(Properties).toMatchObject({ Protocol: 'email', Endpoint: operatorMail })
    for (const { AlarmActions, OKActions } of Object.values(alarms)) {
      expect(AlarmActions).toHaveLength(1)
      expect(OKActions).toEqual(AlarmActions)
    }
  })

  it('say what silence means', () => {
    const silence = (id: string) => alarms[id]?.TreatMissingData
    // No request, no failure; a job that does not run is one; what is looked into once a night stays as it was.
    expect(silence('api-failing')).toBe('notBreaching')
    expect(silence('job-deliver-mail')).toBe('breaching')
    expect(silence('job-process-photo')).toBe('notBreaching')
    expect(silence('audit-log-broken')).toBe('ignore')
  })

  it('that ring for silence, and so after the first deploy, are jobs’ or named where that is said', () => {
    const said = ['first-deploy.md', 'runbooks/README.md'].map((file) =>
      readFileSync(join(root, 'infra', file), 'utf8'),
    )
    const silent = Object.keys(alarms).filter((id) => alarms[id]?.TreatMissingData === 'breaching')
    const others = silent.filter((id) => !id.startsWith(jobAlarmId('')))
    expect(others).toContain('backup-missing')
    for (const id of others) for (const text of said) expect(text, id).toContain(id)
  })

  it('that tell a bad release exist', () => {
    expect(Object.keys(alarms)).toEqual(expect.arrayContaining([...releaseAlarms]))
  })

  it('ring for a share of what happens, and for no single failure', () => {
    for (const id of ['api-failing', 'functions-failing', 'functions-throttled']) {
      const { Metrics, Threshold } = alarms[id] as { Metrics: { Expression?: string }[]; Threshold: number }
      expect(Threshold, id).toBe(1)
      expect(Metrics.flatMap(({ Expression }) => Expression ?? [])).toEqual([
        expect.stringMatching(/^IF\(FILL\(failed, 0\) >= (?:5|10), 100 \* failed/),
      ])
    }
  })

  it('look at ten metrics at most, and of ours only at those that we write', () => {
    for (const [id, properties] of Object.entries(alarms)) {
      const looked = statistics(properties)
      expect(looked.length, id).toBeLessThanOrEqual(10)
      for (const { Namespace, MetricName } of looked)
        if (Namespace === metricNamespace) expect(metrics).toHaveProperty(String(MetricName))
    }
  })

  it('hear of texts that SNS took and dropped, of which our own metrics know nothing', () => {
    expect(alarms['texts-lost']).toMatchObject({
      Namespace: 'AWS/SNS',
      MetricName: 'NumberOfNotificationsFailed',
      Dimensions: [{ Name: 'PhoneNumber', Value: 'PhoneNumberDirect' }],
      TreatMissingData: 'notBreaching',
    })
  })

  it('see a throttled table, and each index, which counts by its own name', () => {
    const looked = Object.values(alarms).flatMap(statistics)
    const throttles = looked.flatMap(({ MetricName, Dimensions }) => {
      if (!/^(?:Read|Write)ThrottleEvents$/.test(String(MetricName))) return []
      const index = (Dimensions as { Name: string; Value: string }[]).find(
        ({ Name }) => Name === 'GlobalSecondaryIndexName',
      )
      return [`${index?.Value ?? 'table'} ${String(MetricName)}`]
    })
    expect(throttles.toSorted()).toEqual(
      ['table', ...Object.keys(tableIndexes)]
        .flatMap((name) => [`${name} ReadThrottleEvents`, `${name} WriteThrottleEvents`])
        .toSorted(),
    )
  })

  it('see every route that gives a session, and what begins one, as their runbook does', () => {
    // By what they answer: the list of the alarm is made in another way.
    const giveSession = liveRoutes.filter(
      ({ access, response }) =>
        access === 'public' &&
        response &&
        'authToken' in ((response._zod.def as { shape?: object }).shape ?? {}),
    )
    const ids = giveSession.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(['login', 'refresh', 'register', 'signUp', 'signInWithCode']))
    const looked = statistics(alarms['sign-in-failing'] ?? {}).map(
      ({ Dimensions }) => (Dimensions as { Value: string }[])[0]?.Value,
    )
    expect(looked.toSorted()).toEqual([...ids, 'sendSignInCode', 'startPasskeySignIn'].toSorted())
    const runbook = readFileSync(join(folder, 'sign-in-failing.md'), 'utf8')
    const asked = [...runbook.matchAll(/route in \[(.*)\]/g)].map(([, list = '']) =>
      [...list.matchAll(/'(\w+)'/g)].map(([, id]) => id).toSorted(),
    )
    expect(asked).toEqual([looked.toSorted(), looked.toSorted()])
  })

  it('cost what the stack says, alarms and metrics together', () => {
    const looked = Object.values(alarms).flatMap(statistics)
    expect(looked.length * 0.1 + Object.keys(metrics).length * 0.3).toBeLessThan(16.5)
  })
})

describe('every job', () => {
  const rateOf = (expression: string): number => {
    const [, amount = '', unit = ''] = /^rate\((\d+) (minute|hour)s?\)$/.exec(expression) ?? []
    if (amount) return Number(amount) * (unit === 'hour' ? 60 : 1)
    // Jobs that run by day have the night as their longest pause; others run at least once a day.
    return expression.includes('-') ? 14 * 60 : 24 * 60
  }
  const schedulesOf = (logicalId: string): string[] =>
    ofType(prod, 'AWS::Events::Rule')
      .filter(({ Properties }) =>
        JSON.stringify(Properties.Targets ?? '').includes(`"${logicalId.replace(/[0-9A-F]{8}$/, 'Live')}`),
      )
      .flatMap(({ Properties }) => (Properties.ScheduleExpression as string | undefined) ?? [])

  it.each(Object.keys(jobs))('%s has an alarm that fits how it is started', (name) => {
    const alarm = alarms[jobAlarmId(name)]
    const [logicalId = ''] =
      Object.entries({ ...prod['Jobs'], ...prod['SiteJobs'] }).find(
        ([, { Properties }]) => Properties?.Handler === `${jobPath(name)}.handler`,
      ) ?? []
    expect(logicalId).not.toBe('')
    const pauses = schedulesOf(logicalId).map(rateOf)
    const { seenBy } = jobs[name as keyof typeof jobs]
    if (seenBy === 'deploy') {
      expect(pauses).toEqual([])
      expect(alarm).toBeUndefined()
      return
    }
    if (typeof seenBy === 'string') {
      expect(pauses).toEqual([])
      const looked = statistics(alarm ?? {}).map(({ MetricName }) => MetricName)
      expect(new Set(looked)).toEqual(new Set(['ApproximateNumberOfMessagesVisible']))
      return
    }
    expect(seenBy % 3).toBe(0)
    // Longer than one pause, so that a single run that fails makes no alarm.
    expect(seenBy).toBeGreaterThan(Math.min(...pauses))
    expect(alarm).toMatchObject({
      ComparisonOperator: 'LessThanThreshold',
      Threshold: 1,
      EvaluationPeriods: 3,
    })
  })

  it.each(Object.keys(jobs))('%s logs its runs under that name', (name) => {
    const source = readFileSync(join(root, 'functions', `${jobPath(name)}.ts`), 'utf8')
    expect(source).toMatch(new RegExp(`export const handler = (?:job|queue)Handler\\('${name}'`))
  })
})

describe('money', () => {
  it('makes itself heard three times a month', () => {
    const [budget] = ofType(prod, 'AWS::Budgets::Budget')
    expect(budget?.Properties).toMatchObject({
      Budget: { BudgetType: 'COST', TimeUnit: 'MONTHLY', BudgetLimit: { Amount: 200, Unit: 'USD' } },
      NotificationsWithSubscribers: budgetPercents.map((Threshold) => ({
        Notification: { Threshold },
        Subscribers: [{ Address: operatorMail }],
      })),
    })
  })
})

describe('the rule about keys', () => {
  it('hears of calls that only read too, and may write to its logs', () => {
    const rule = ofType(prod, 'AWS::Events::Rule').find(({ Properties }) =>
      JSON.stringify(Properties.EventPattern ?? '').includes('aws.kms'),
    )
    expect(rule?.Properties).toMatchObject({
      State: 'ENABLED_WITH_ALL_CLOUDTRAIL_MANAGEMENT_EVENTS',
      EventPattern: { detail: { errorCode: [{ prefix: 'AccessDenied' }] } },
    })
    const policy = ofType(prod, 'AWS::Logs::ResourcePolicy').find(({ Properties }) =>
      JSON.stringify(Properties).includes('key-refused'),
    )
    expect(JSON.stringify(policy?.Properties)).toContain('events.amazonaws.com')
  })
})

describe('the dashboard', () => {
  const bodyOf = (): string =>
    JSON.stringify(
      ofType(prod, 'AWS::CloudWatch::Dashboard').map(({ Properties }) => Properties.DashboardBody),
    )

  it('shows every job, and every metric that we write', () => {
    const body = bodyOf()
    for (const name of Object.keys(jobs)) expect(body).toContain(name)
    // It has a page of its own in the night: the alarm says all there is to say.
    for (const name of Object.keys(metrics).filter((name) => name !== 'AuditLogBroken'))
      expect(body, name).toContain(name)
  })

  it('shows what each index refuses', () => {
    for (const name of Object.keys(tableIndexes)) expect(bodyOf()).toContain(`"${name}Writes refused`)
  })

  it('searches functions by a word of their names, which quotes would take for the whole name', () => {
    expect(bodyOf()).toContain('FunctionName=Routes')
    expect(Object.keys(prod).filter((part) => /^Routes[A-Z]/.test(part)).length).toBeGreaterThan(1)
  })
})

describe('runbooks', () => {
  // Runbooks without an alarm.
  const guides = ['README', 'restore']
  const pages = readdirSync(folder).map((file) => file.replace(/\.md$/, ''))
  const text = (page: string): string => readFileSync(join(folder, `${page}.md`), 'utf8')

  it('are one for every alarm, and every page has its alarm', () => {
    const wanted = [...Object.keys(alarms), 'budget', ...guides]
    expect(pages.toSorted()).toEqual(wanted.toSorted())
  })

  it.each(pages.filter((page) => !guides.includes(page)))(
    '%s says all that is asked in the night',
    (page) => {
      const headings = text(page).match(/^#+ .*$/gm)
      expect(headings).toEqual([
        `# ${page}`,
        '## What people see',
        '## How to confirm',
        '## What to do',
        '## When it is over',
      ])
      expect(text(page)).toMatch(/```insights[ \w]*\n/)
    },
  )

  it.each(pages)('%s leads to pages that are there', (page) => {
    for (const [, target = ''] of text(page).matchAll(/\]\((?!http)([^)#]*)(?:#[^)]*)?\)/g))
      expect(pages, target).toContain(target.replace(/\.md$/, ''))
    for (const [, anchor = ''] of text(page).matchAll(/\]\(README\.md#([^)]*)\)/g))
      expect(text('README').toLowerCase().replaceAll(' ', '-')).toContain(`#-${anchor}`)
  })

  const accessFields = (): string[] => {
    const [live] = ofType(prod, 'AWS::ApiGatewayV2::Stage')
    const { Format } = (live?.Properties.AccessLogSettings ?? {}) as { Format: string }
    return Object.keys(JSON.parse(Format))
  }
  // Fields written by AWS: https://docs.aws.amazon.com/waf/latest/developerguide/logging-fields.html and CloudTrail's records.
  const firewallFields = [
    'action',
    'terminatingRuleId',
    'httpRequest.uri',
    'httpRequest.country',
    'httpRequest.clientIp',
  ]
  const keyFields = ['detail.eventName', 'detail.errorMessage', 'detail.userIdentity.arn']
  const language = new Set(
    'filter stats display sort limit by as desc asc and or not in like bin count count_distinct sum avg max min pct fields ispresent'.split(
      ' ',
    ),
  )

  /** The field names in a query: no keywords, no strings, and no aliases that it defines. */
  const fieldsOf = (query: string): string[] => {
    const bare = query.replaceAll(/'[^']*'|\b\d+[mhd]\b/g, ' ')
    const given = new Set([...bare.matchAll(/\bas (\w+)/g)].map(([, name]) => name))
    const names = bare.match(/[A-Za-z_@][\w.@]*/g) ?? []
    return names.filter((name) => !language.has(name) && !given.has(name) && !/^\d/.test(name))
  }

  const queries = pages.flatMap((page) =>
    [...text(page).matchAll(/```insights *(\w*)\n([\s\S]*?)```/g)].map(([, source = '', query = '']) => ({
      page,
      source,
      query,
    })),
  )

  it('ask for fields that log lines have', () => {
    const known: Record<string, readonly string[]> = {
      '': [...Object.keys(logFields), ...Object.keys(metrics)],
      access: accessFields(),
      firewall: firewallFields,
      keys: keyFields,
      backups: ['detail.state', 'detail.statusMessage'],
    }
    expect(queries.length).toBeGreaterThan(pages.length)
    for (const { page, source, query } of queries) {
      const fields = new Set([...(known[source] ?? []), '@timestamp'])
      expect(
        fieldsOf(query).filter((name) => !fields.has(name)),
        `${page}: ${query}`,
      ).toEqual([])
    }
  })

  it('say where a key of another region notes its refusals, which no rule of the stage sees', () => {
    expect(ofType({ copies: prod['BackupCopies'] ?? {} }, 'AWS::KMS::Key')).toHaveLength(1)
    expect(text('documents-not-copied')).toContain(
      'aws cloudtrail lookup-events --region <region of the copies>',
    )
    expect(text('key-refused')).toContain('(documents-not-copied.md)')
    // Photos and their copies have no key.
    expect(text('photos-not-copied')).not.toContain('insights keys')
  })

  it('ask for jobs, routes and messages that there are', () => {
    const sources = readdirSync(join(root, 'functions'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
      .map((file) => readFileSync(join(root, 'functions', file), 'utf8'))
      .join('\n')
    for (const { page, source, query } of queries.filter(({ source }) => source === '')) {
      for (const [, name = ''] of query.matchAll(/\bjob = '(\w+)'/g)) expect(jobs, page).toHaveProperty(name)
      for (const [, list = ''] of query.matchAll(/message (?:= |in )(\[[^\]]*\]|'[^']*')/g))
        for (const [, message = ''] of list.matchAll(/'([^']*)'/g))
          expect(sources.includes(`'${message}'`), `${page}: ${message} ${source}`).toBe(true)
    }
  })
})
