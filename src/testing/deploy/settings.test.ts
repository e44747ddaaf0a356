import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readConfig, VARIABLE_GROUPS } from '#src/config.ts'
import { GRACE_MS, KEEP_ALIVE_MS } from '#src/processes/serve.ts'
import { envOf, imageEnvironment, secondsOf, textOf, unitOf, yamlOf } from './deploy-files.ts'
import { kustomized } from './kustomized.ts'
import {
  compose,
  COMPOSE_ALONE,
  filledIn,
  podSpecOf,
  sharedSettings,
  startedProcesses,
  UNITS,
} from './started-processes.ts'

const MEMORY = JSON.parse(readFileSync('scripts/server-memory.json', 'utf8')) as Record<string, string>
const OURS = new Set([
  ...Object.values(VARIABLE_GROUPS).flatMap((group) => Object.keys(group)),
  ...Object.keys(MEMORY),
])

/** Addresses of a process's dependencies, which differ by deployment. */
const PLACES = new Set(['DATABASE_URL', 'REDIS_URL', 'TRUSTED_PROXIES'])
/** Settings that differ between the processes of one product. */
const OF_ONE_PROCESS = new Set(['ROLE', 'WEB_PROCESSES', 'HOST', 'PORT', 'DATA_DIR'])

const PROCESSES = startedProcesses()
const SHARED = filledIn(sharedSettings())
const served = PROCESSES.filter(({ stopSeconds }) => stopSeconds !== null)

describe('one list of settings', () => {
  test('it lists variables that the configuration reads, and none that only one process gets', () => {
    expect(Object.keys(SHARED).filter((name) => !OURS.has(name))).toEqual([])
    expect(Object.keys(SHARED).filter((name) => OF_ONE_PROCESS.has(name))).toEqual([])
  })

  test('production does not start with what it leaves to be filled in', () => {
    const example = sharedSettings()
    const left = Object.keys(example).filter((name) => example[name] !== SHARED[name])
    expect(left.length).toBeGreaterThan(6)
    expect(() => readConfig({ NODE_ENV: 'production', ...example })).toThrow(
      new RegExp(
        `needs ${left.map((name) => RegExp.escape(`${name} (in place of the example’s)`)).join(', ')}$`,
      ),
    )
  })

  test('it is read alike by systemd, Compose and kustomize: no quotes, no $, nothing behind a value', () => {
    for (const file of [
      'rihla.example.env',
      'kubernetes/base/settings.env',
      'kubernetes/base/secrets.example.env',
    ])
      for (const line of textOf(file).split('\n'))
        expect(line).toMatch(/^(?:#.*|[A-Z][A-Z\d_]*=[^\s"'`$#\\](?:[^"'`$#\\]*[^\s"'`$#\\])?)?$/)
  })

  test('ConfigMap and Secret have all of it between them, and secrets are in the Secret', () => {
    const settings = envOf('kubernetes/base/settings.env')
    const secrets = envOf('kubernetes/base/secrets.example.env')
    expect(Object.keys({ ...settings, ...secrets }).toSorted()).toEqual(Object.keys(SHARED).toSorted())
    const secret = /SECRET|TOKEN|PASSWORD|^(DATABASE|REDIS|SMTP)_URL$/
    expect(
      Object.keys(SHARED)
        .filter((name) => secret.test(name))
        .toSorted(),
    ).toEqual(Object.keys(secrets).toSorted())
  })

  test('variables that only Compose gets are those of compose.yaml', () => {
    const text = textOf('docker/compose.yaml')
    const required = [...text.matchAll(/\$\{(\w+):\?\}|^ {4}environment: (\w+)$/gm)].map(
      ([, name, secret]) => name ?? secret ?? '',
    )
    expect([...new Set(required)].filter((name) => !(name in SHARED)).toSorted()).toEqual(
      COMPOSE_ALONE.toSorted(),
    )
  })
})

describe('processes', () => {
  test('there are web and jobs processes, migrations and backups in each way of running them', () => {
    expect(PROCESSES.map(({ where, environment }) => `${where}: ${environment['ROLE'] ?? 'ends'}`)).toEqual([
      'rihla-web@.service 3001: web',
      'rihla-web@.service 3002: web',
      'rihla-jobs.service: jobs',
      'rihla-migrate.service: ends',
      'rihla-backup.service: ends',
      'rihla.service: all',
      'compose web1: web',
      'compose web2: web',
      'compose jobs: jobs',
      'compose migrate: ends',
      'compose backup: ends',
      'compose backups: ends',
      'compose restore: ends',
      ...['small', 'large'].flatMap((overlay) => [
        `${overlay} Deployment rihla-web: web`,
        `${overlay} StatefulSet rihla-jobs: jobs`,
        `${overlay} Job rihla-migrate: ends`,
        `${overlay} CronJob rihla-backup: ends`,
        `${overlay} Job rihla-restore: ends`,
      ]),
    ])
  })

  test.for(PROCESSES)(
    '$where: starts in production with its variables, and all of them are ours',
    (started) => {
      const { environment } = started
      expect(readConfig(environment).production).toBe(true)
      expect(Object.keys(environment).filter((name) => !OURS.has(name) && name !== 'NODE_ENV')).toEqual([])
    },
  )

  test.for(PROCESSES)('$where: gets the shared variables', ({ environment }) => {
    const passed = Object.fromEntries(Object.keys(SHARED).map((name) => [name, environment[name]]))
    const same = ([name]: [string, unknown]) => !PLACES.has(name)
    expect(Object.fromEntries(Object.entries(passed).filter(same))).toEqual(
      Object.fromEntries(Object.entries(SHARED).filter(same)),
    )
    for (const name of PLACES) expect(passed[name], name).toBeTruthy()
  })

  test.for(served)('$where: has the memory settings of npm run serve', ({ environment }) => {
    expect(environment).toMatchObject(MEMORY)
  })

  test.for(served)(
    '$where: is killed only after its drain and its requests',
    ({ environment, stopSeconds }) => {
      const drain = readConfig(environment).shutdownDelaySeconds + GRACE_MS / 1000
      expect(stopSeconds).toBeGreaterThan(drain + 10)
    },
  )

  test('no two units have one folder, and each may write to its own alone', () => {
    const folders = UNITS.map(({ file, instance }) => {
      const [folder = ''] = unitOf(file).get('StateDirectory') ?? []
      return `/var/lib/${folder.replace('%i', instance)}`
    })
    expect(new Set(folders).size).toBe(folders.length)
    expect(UNITS.map(({ file, instance }) => ({ file, instance })).length).toBe(folders.length)
    const passed = PROCESSES.slice(0, UNITS.length).map(({ environment }) => environment['DATA_DIR'])
    expect(passed).toEqual(folders)
    for (const { file } of UNITS) expect(unitOf(file).get('ProtectSystem')).toEqual(['strict'])
  })

  test('images of others are pinned by digest', () => {
    const images = [
      ...Object.values(compose().services).map(({ image }) => image),
      /^ARG BASE=(\S+)$/m.exec(textOf('docker/Dockerfile'))?.[1] ?? '',
    ].filter((image) => image !== 'rihla')
    expect(images.filter((image) => !/^[\w./-]+:[\w.-]+@sha256:[\da-f]{64}$/.test(image))).toEqual([])
  })

  test('PostgreSQL, Redis, etcd and Patroni require passwords', () => {
    const patroni = textOf('failover/patroni.yml')
    expect(patroni.match(/password: replace-this-\w+/g)).toHaveLength(5)
    expect(textOf('failover/sentinel.conf')).toMatch(
      /^sentinel auth-pass .+\n^requirepass .+\n^sentinel sentinel-pass /m,
    )
    expect(textOf('failover/haproxy.cfg')).toContain('tcp-check send "AUTH ')
    for (const { environment } of PROCESSES) {
      expect(new URL(environment['DATABASE_URL'] ?? '').password).not.toBe('')
      expect(new URL(environment['REDIS_URL'] ?? '').password).not.toBe('')
    }
  })

  test('a container has no rights, writes to its folder alone, and shares that with none', () => {
    const services = Object.entries(compose().services).filter(([, { image }]) => image === 'rihla')
    for (const [, { read_only: readOnly, cap_drop: dropped }] of services)
      expect({ readOnly, dropped }).toEqual({ readOnly: true, dropped: ['ALL'] })
    const volumes = services.flatMap(([, { volumes: mounted = [] }]) => mounted)
    const folders = volumes.filter((volume) => volume.endsWith(':/data'))
    expect(new Set(folders).size).toBe(folders.length)
    expect(textOf('docker/Dockerfile')).toMatch(/^USER 10001:10001$/m)
    const pods = kustomized('kubernetes/overlays/small').flatMap((manifest) => podSpecOf(manifest) ?? [])
    for (const { securityContext, containers } of pods) {
      expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10_001 })
      for (const one of containers)
        expect(one.securityContext).toMatchObject({
          readOnlyRootFilesystem: true,
          allowPrivilegeEscalation: false,
        })
    }
  })
})

describe('what stands in front', () => {
  const delay = Number(SHARED['SHUTDOWN_DELAY_SECONDS'])
  const caddy = textOf('Caddyfile')
  const haproxy = textOf('haproxy.cfg')
  const found = (text: string, pattern: RegExp) => secondsOf(pattern.exec(text)?.[1])
  const webPorts = UNITS.filter(({ file }) => file === 'rihla-web@.service').map(({ instance }) => instance)
  const image = imageEnvironment()
  const pods = kustomized('kubernetes/overlays/small').flatMap((manifest) => podSpecOf(manifest) ?? [])

  test('it checks that a process is ready, and notices one that is stopping while it still answers', () => {
    expect(caddy).toMatch(/health_uri \/readyz/)
    expect(found(caddy, /health_interval (\S+)/) + found(caddy, /health_timeout (\S+)/)).toBeLessThan(delay)
    expect(haproxy).toMatch(/http-check send meth GET uri \/readyz/)
    const fall = Number(/ fall (\d+)/.exec(haproxy)?.[1])
    expect(found(haproxy, / inter (\S+)/) * (fall + 1)).toBeLessThan(delay)
    const [healthy] = textOf('docker/Dockerfile').match(/HEALTHCHECK[\s\S]*?\n(?!\s)/) ?? ['']
    expect(healthy).toContain('/readyz')
    const probed = pods.flatMap(({ containers }) =>
      containers.flatMap(({ readinessProbe }) => readinessProbe ?? []),
    )
    expect(probed).toHaveLength(1)
    for (const { httpGet, periodSeconds, failureThreshold } of probed) {
      expect(httpGet.path).toBe('/readyz')
      expect(periodSeconds * (failureThreshold + 1)).toBeLessThan(delay)
    }
  })

  test('a pod is restarted only where the process itself does not answer', () => {
    const live = pods.flatMap(({ containers }) =>
      containers.flatMap(({ livenessProbe }) => livenessProbe ?? []),
    )
    expect(live.map(({ httpGet }) => httpGet.path)).toEqual(['/healthz', '/healthz'])
  })

  test('it closes idle connections before we do', () => {
    const ours = KEEP_ALIVE_MS / 1000
    expect(found(caddy, /keepalive (\S+)/)).toBeLessThan(ours)
    expect(found(haproxy, /timeout http-keep-alive (\S+)/)).toBeLessThan(ours)
  })

  test('its processes listen where it and Prometheus connect to them', () => {
    const addresses = webPorts.map((port) => `127.0.0.1:${port}`)
    expect(/\{\$RIHLA_PROCESSES:([^}]*)\}/.exec(caddy)?.[1]?.split(' ')).toEqual(addresses)
    const backends = haproxy.split(/^backend /m).slice(1)
    expect(backends).toHaveLength(2)
    for (const backend of backends)
      expect([...backend.matchAll(/^ +server \S+ (\S+)/gm)].map(([, address]) => address)).toEqual(addresses)
    expect(targetsOf('prometheus/prometheus.yml')).toEqual([...addresses, '127.0.0.1:3100'])
    const inCompose = ['web1', 'web2'].map((name) => `${name}:${image['PORT']}`)
    expect(compose().services['proxy']?.environment?.['RIHLA_PROCESSES']?.split(' ')).toEqual(inCompose)
    expect(targetsOf('docker/prometheus.yml')).toEqual([...inCompose, `jobs:${image['PORT']}`])
    const ports = pods.flatMap(({ containers }) => containers.flatMap((one) => one.ports ?? []))
    expect(ports).toEqual(ports.map(() => ({ name: 'http', containerPort: Number(image['PORT']) })))
    expect(ports).toHaveLength(2)
  })

  test('its address is believed to name the caller', () => {
    const networks = compose().networks.default.ipam.config.map(({ subnet }) => subnet)
    const inCompose = PROCESSES.find(({ where }) => where === 'compose web1')?.environment
    expect(inCompose?.['TRUSTED_PROXIES']).toBe(networks.join(','))
    const believed = readConfig({ ...SHARED_PRODUCTION, ...inCompose }).TRUSTED_PROXIES
    expect(['172.30.0.9', 'fd72:6968:6c61::9'].map((address) => believed?.(address))).toEqual([true, true])
    expect(readConfig(SHARED_PRODUCTION).TRUSTED_PROXIES?.('127.0.0.1')).toBe(true)
  })

  test('links in mails and the certificate name one site', () => {
    const site = SHARED['PUBLIC_URL'] ?? ''
    expect(/\{\$RIHLA_SITE:([^}]*)\}/.exec(caddy)?.[1]).toBe(site)
    expect(JSON.stringify(kustomized('kubernetes/routes/ingress-nginx'))).toContain(
      `"host":"${new URL(site).host}"`,
    )
    expect(JSON.stringify(kustomized('kubernetes/routes/gateway'))).toContain(
      `"hostnames":["${new URL(site).host}"]`,
    )
  })
})

const SHARED_PRODUCTION = { NODE_ENV: 'production', ...SHARED }

function targetsOf(file: string): string[] {
  type Scrapes = { scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[] }
  return yamlOf<Scrapes>(file).flatMap(({ scrape_configs: jobs }) =>
    jobs
      .filter(({ job_name: name }) => name === 'rihla')
      .flatMap((job) => job.static_configs.flatMap(({ targets }) => targets)),
  )
}
