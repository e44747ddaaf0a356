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

const rules = yamlOf<Rules>('prometheus/rules.yaml').flatMap(({ groups }) =>
  groups.flatMap((group) => group.rules),
)
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

// Nobody is at this Redis: the metrics of what processes share are there all the same.
const app = forFile(await testApp({ environment: { REDIS_URL: 'redis://127.0.0.1:1' } }))

/** Every name that /metrics answers; of a histogram those of its parts. */
let answered = new Set<string>()
beforeAll(async () => {
  const bindings = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  const reply = await app.app.request('http://rihla.test/metrics', {}, bindings)
  const text = await reply.text()
  const names = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  )
  // Prometheus says itself whether it was answered.
  answered = new Set([...names, 'up'])
})

test('every metric of rules and dashboards is one that /metrics answers, or a rule records', () => {
  expect(queries.length).toBeGreaterThan(30)
  const asked = [
    ...rules.map((rule) => ({ where: rule.alert ?? rule.record ?? '', expr: rule.expr })),
    ...queries,
  ]
  const unknown = asked.flatMap(({ where, expr }) =>
    metricsIn(expr)
      .filter((name) => !answered.has(name) && !recorded.has(name))
      .map((name) => `${where}: ${name}`),
  )
  expect(unknown).toEqual([])
})

test('every metric of ours is looked at: in a rule, in a dashboard, or by the autoscaler', () => {
  const histogram = (name: string) => name.replace(/_(bucket|sum)$/, '_count')
  const looked = new Set([...rules, ...queries].flatMap(({ expr }) => metricsIn(expr).map(histogram)))
  const ours = [...answered].map(histogram).filter((name) => name.startsWith('rihla_'))
  expect(ours.length).toBeGreaterThan(20)
  expect([...new Set(ours)].filter((name) => !looked.has(name))).toEqual([])
})

test('pods are scaled on a metric that they answer', () => {
  const scaled = [...JSON.stringify(kustomized('kubernetes/base')).matchAll(/"metric":\{"name":"(\w+)"\}/g)]
  expect(scaled.map(([, name]) => name)).toEqual(['rihla_event_loop_delay_seconds'])
  for (const [, name = ''] of scaled) expect(answered).toContain(name)
})

test('each alert has its paragraph, and each paragraph its alert, in the order of the rules', () => {
  const headings = [...textOf('alerts.md').matchAll(/^### (\w+)\n\n\S/gm)].map(([, name]) => name)
  expect(headings.toSorted()).toEqual(alerts.map(({ alert }) => alert).toSorted())
  expect(new Set(headings).size).toBe(headings.length)
})

test.for(alerts)(
  '$alert says how urgent it is, and leads to its paragraph',
  ({ alert, labels, annotations }) => {
    expect(labels?.['severity']).toMatch(/^(page|ticket)$/)
    expect(annotations?.['summary']).toBeTruthy()
    expect(annotations?.['runbook']).toBe(`deploy/alerts.md#${alert.toLowerCase()}`)
  },
)
