import {
  envOf,
  imageEnvironment,
  secondsOf,
  unitEnvironment,
  unitOf,
  yamlOf,
  type Environment,
} from './deploy-files.ts'
import { kustomized, type Manifest } from './kustomized.ts'

/** A process as the deploy kit starts it. `stopSeconds`: until it is killed; null: it ends by itself. */
export type Started = { where: string; environment: Environment; stopSeconds: number | null }

/** Variables of Compose that processes do not receive. */
export const COMPOSE_ALONE = [
  'POSTGRES_PASSWORD',
  'VALKEY_PASSWORD',
  'GRAFANA_PASSWORD',
  'ALERT_SMTP_PASSWORD',
  'ALERT_PAGER_URL',
  'ALERT_WATCHDOG_URL',
]

/** The list of settings that units, containers and manifests share, as the example has it. */
export function sharedSettings(): Environment {
  const all = Object.entries(envOf('rihla.example.env'))
  return Object.fromEntries(all.filter(([name]) => !COMPOSE_ALONE.includes(name)))
}

/** Example settings with all placeholders filled in. */
export function filledIn(settings: Environment): Environment {
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name, value.replace('replace-this', 'filled-in-here')]),
  )
}

export type Compose = {
  services: Record<
    string,
    {
      image: string
      env_file?: string
      environment?: Environment
      command?: string[]
      entrypoint?: string[]
      profiles?: string[]
      ports?: string[]
      volumes?: string[]
      read_only?: boolean
      cap_drop?: string[]
      restart?: string
      stop_grace_period?: string
    }
  >
  networks: { default: { ipam: { config: { subnet: string }[] } } }
}

export function compose(): Compose {
  const [document] = yamlOf<Compose>('docker/compose.yaml')
  if (!document) throw new Error('compose.yaml is empty')
  return document
}

export const UNITS = [
  { file: 'rihla-web@.service', instance: '3001' },
  { file: 'rihla-web@.service', instance: '3002' },
  { file: 'rihla-jobs.service', instance: '' },
  { file: 'rihla-migrate.service', instance: '' },
  { file: 'rihla-backup.service', instance: '' },
  { file: 'rihla.service', instance: '' },
]

/** Lists all processes of the deploy kit with complete settings: of systemd, Compose and each overlay. */
export function startedProcesses(): Started[] {
  const started = [
    ...UNITS.map(({ file, instance }): Started => {
      const [stop] = unitOf(file).get('TimeoutStopSec') ?? []
      return {
        where: `${file} ${instance}`.trim(),
        // The file overrides the unit.
        environment: { ...unitEnvironment(file, instance), ...sharedSettings() },
        stopSeconds: stop === undefined ? null : secondsOf(stop),
      }
    }),
    ...Object.entries(compose().services)
      .filter(([, { image }]) => image === 'rihla')
      .map(([name, { environment = {}, restart, stop_grace_period: stop }]): Started => ({
        where: `compose ${name}`,
        environment: { ...imageEnvironment(), ...sharedSettings(), ...interpolated(environment) },
        // A backup that is stopped is made again.
        stopSeconds: restart === 'no' || name === 'backups' ? null : secondsOf(stop),
      })),
    ...['small', 'large'].flatMap((overlay) => {
      const manifests = kustomized(`kubernetes/overlays/${overlay}`)
      return manifests.flatMap((manifest) => podsOf(overlay, manifest, manifests))
    }),
  ]
  return started.map((one) => ({ ...one, environment: filledIn(one.environment) }))
}

/** A value of compose.yaml with what the env file has for it. */
function interpolated(environment: Environment): Environment {
  const set = envOf('rihla.example.env')
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{(\w+):\?\}/g, (_, variable: string) => set[variable] ?? `no ${variable}`),
    ]),
  )
}

export type PodSpec = {
  terminationGracePeriodSeconds?: number
  containers: {
    image: string
    env?: { name: string; value: string }[]
    envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[]
    ports?: { name: string; containerPort: number }[]
    readinessProbe?: { httpGet: { path: string }; periodSeconds: number; failureThreshold: number }
    livenessProbe?: { httpGet: { path: string } }
    startupProbe?: { httpGet: { path: string } }
    resources: { limits: { memory: string } }
    securityContext: { readOnlyRootFilesystem: boolean; allowPrivilegeEscalation: boolean }
    volumeMounts: { name: string; mountPath: string }[]
  }[]
  securityContext: { runAsNonRoot: boolean; runAsUser: number }
}

/** The pod that a workload starts; null for what starts none. */
export function podSpecOf({ kind, spec }: Manifest): PodSpec | null {
  const template = (
    kind === 'CronJob' ? (spec as { jobTemplate: { spec: unknown } }).jobTemplate.spec : spec
  ) as { template?: { spec: PodSpec } } | undefined
  return template?.template?.spec ?? null
}

function podsOf(overlay: string, manifest: Manifest, all: readonly Manifest[]): Started[] {
  const pod = podSpecOf(manifest)
  if (pod === null) return []
  const read = (kind: string, name: string): Environment => {
    const found = all.find((one) => one.kind === kind && one.metadata.name === name)
    if (!found) throw new Error(`${manifest.metadata.name} reads ${kind} ${name}, which is not there`)
    return found.data ?? found.stringData ?? {}
  }
  return pod.containers.map(({ env = [], envFrom = [] }) => ({
    where: `${overlay} ${manifest.kind} ${manifest.metadata.name}`,
    environment: Object.assign(
      { ...imageEnvironment() },
      ...envFrom.map(({ configMapRef, secretRef }) =>
        configMapRef ? read('ConfigMap', configMapRef.name) : read('Secret', secretRef?.name ?? ''),
      ),
      Object.fromEntries(env.map(({ name, value }) => [name, value])),
    ) as Environment,
    stopSeconds: pod.terminationGracePeriodSeconds ?? null,
  }))
}
