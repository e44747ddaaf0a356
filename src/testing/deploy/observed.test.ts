import { globSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { textOf, yamlOf } from './deploy-files.ts'
import { kustomized } from './kustomized.ts'
import { metricsIn } from './promql.ts'

type Rule = {
  record?: string
  alert?: string
  expr: string
  labels?: Record<string, string>
  annotations?: Record<string, string>
}
type Rules = { groups: { name: string; rules: Rule[] }[] }
type Dashboard = { uid: string; panels: { title: string; targets?: { expr: string }[] }[] }

const rulesOf = (file: string) =>
  yamlOf<Rules>(file).flatMap(({ groups }) => groups.flatMap((group) => group.rules))
const infrastructure = rulesOf('prometheus/infrastructure.yaml')
const rules = [...rulesOf('prometheus/rules.yaml'), ...infrastructure]
const recorded = new Set(rules.flatMap(({ record }) => record ?? []))
const alerts = rules.flatMap((rule) => (rule.alert === undefined ? [] : [{ ...rule, alert: rule.alert }]))
const dashboards = globSync('deploy/grafana/dashboards/*.json').map(
  (file) => JSON.parse(readFileSync(file, 'utf8')) as Dashboard,
)
const queries = dashboards.flatMap(({ uid, panels }) =>
  panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({ where: `${uid}: ${title}`, expr })),
  ),
)

// Nothing listens at this Redis URL: the metrics of shared state are reported all the same.
const app = forFile(await testApp({ environment: { REDIS_URL: 'redis://127.0.0.1:1' } }))

/** All names in /metrics, with the parts of histograms. */
let answered = new Set<string>()
beforeAll(async () => {
  const bindings = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  const reply = await app.app.request('http://rihla.test/metrics', {}, bindings)
  const text = await reply.text()
  const names = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  )
  // Prometheus itself provides `up`; metrics of exporters and backups are not ours.
  answered = new Set([...names, 'up'])
})

/** Names of metrics by the exporters of node, PostgreSQL, Redis and HTTPS, of kube-state-metrics, and of deploy/backup.sh. */
const OF_EXPORTERS = /^(node|pg|redis|probe|kube)_|^rihla_backup_/

test('every metric of rules and dashboards is one that /metrics answers, or a rule records', () => {
  expect(queries.length).toBeGreaterThan(30)
  const expressions = [
    ...rules.map((rule) => ({ where: rule.alert ?? rule.record ?? '', expr: rule.expr })),
    ...queries,
  ]
  const unknown = expressions.flatMap(({ where, expr }) =>
    metricsIn(expr)
      .filter((name) => !answered.has(name) && !recorded.has(name) && !OF_EXPORTERS.test(name))
      .map((name) => `${where}: ${name}`),
  )
  expect(unknown).toEqual([])
})

test('every metric of ours is used: in a rule, in a dashboard, or by the autoscaler', () => {
  const histogram = (name: string) => name.replace(/_(bucket|sum)$/, '_count')
  const used = new Set([...rules, ...queries].flatMap(({ expr }) => metricsIn(expr).map(histogram)))
  const ours = [...answered].map(histogram).filter((name) => name.startsWith('rihla_'))
  expect(ours.length).toBeGreaterThan(20)
  expect([...new Set(ours)].filter((name) => !used.has(name))).toEqual([])
})

test('pods are scaled on a metric that they answer', () => {
  const scaled = [...JSON.stringify(kustomized('kubernetes/base')).matchAll(/"metric":\{"name":"(\w+)"\}/g)]
  expect(scaled.map(([, name]) => name)).toEqual(['rihla_event_loop_delay_seconds'])
  for (const [, name = ''] of scaled) expect(answered).toContain(name)
})

test('every alert has a receiver: pages also the pager, and the watchdog an external service', () => {
  type Receiver = { name: string; email_configs?: object[]; webhook_configs?: { url_file: string }[] }
  type Route = { receiver: string; matchers?: string[]; routes?: Route[] }
  const [config] = yamlOf<{ route: Route; receivers: Receiver[] }>('alertmanager/alertmanager.yml')
  const routes = ({ receiver }: Route) => {
    const found = config?.receivers.find(({ name }) => name === receiver)
    return { emails: found?.email_configs?.length ?? 0, calls: found?.webhook_configs?.length ?? 0 }
  }
  const to = (matcher: string) => config?.route.routes?.find((one) => one.matchers?.includes(matcher))
  expect(routes(config!.route)).toEqual({ emails: 1, calls: 0 })
  expect(routes(to('severity="page"')!)).toEqual({ emails: 1, calls: 1 })
  expect(routes(to('alertname="Watchdog"')!)).toEqual({ emails: 0, calls: 1 })
  expect(infrastructure.map(({ alert }) => alert)).toEqual(
    expect.arrayContaining([
      'BackupLate',
      'DiskFull',
      'CertificateExpires',
      'ReplicaLags',
      'ConnectionsRunOut',
      'PostgresDown',
      'RedisDown',
      'ClockSkew',
      'Watchdog',
    ]),
  )
})

test('each alert has its paragraph, and each paragraph its alert, in the order of the rules', () => {
  const headings = [...textOf('alerts.md').matchAll(/^### (\w+)\n\n\S/gm)].map(([, name]) => name)
  expect(headings.toSorted()).toEqual(alerts.map(({ alert }) => alert).toSorted())
  expect(new Set(headings).size).toBe(headings.length)
})

test.for(alerts)('$alert has a severity and links to its paragraph', ({ alert, labels, annotations }) => {
  expect(labels?.['severity']).toMatch(alert === 'Watchdog' ? /^none$/ : /^(page|ticket)$/)
  expect(annotations?.['summary']).toBeTruthy()
  expect(annotations?.['runbook']).toBe(`deploy/alerts.md#${alert.toLowerCase()}`)
})
