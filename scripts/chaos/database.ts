import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { etcdLogin, patroniFile, pgbouncerFile, superuserPassword } from './configured.ts'
import type { Ports } from './ports.ts'
import { answers, startService, until, type Service } from './service.ts'

const ROLE = { name: 'rihla', password: 'chaos-only-password' }

type Needs = {
  ports: Ports
  programs: string
  /** Creates a folder that the servers may write to. */
  folder: (name: string) => string
  logOf: (name: string) => string
  started: AsyncDisposableStack
}

/** Downtime of a killed server, in milliseconds, until its machine restarts. */
const AWAY_MS = 60_000

/** PostgreSQL with a standby under Patroni and etcd, and PgBouncer; an empty database `rihla`. */
export async function startCluster({ ports, programs, folder, logOf, started }: Needs) {
  async function service(name: string, command: readonly [string, ...string[]]): Promise<Service> {
    const running = await startService({
      name,
      command,
      logFile: logOf(name),
      unprivileged: true,
      cwd: folder(name),
    })
    started.defer(() => running.stop())
    return running
  }
  const client = `http://127.0.0.1:${ports.etcd}`
  const peer = `http://127.0.0.1:${ports.etcdPeer}`
  const etcd = {
    name: 'one',
    'data-dir': join(folder('etcd'), 'data'),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `one=${peer}`,
  }
  await service('etcd', ['etcd', ...Object.entries(etcd).map(([name, value]) => `--${name}=${value}`)])
  await until('etcd', () => answers(`${client}/health`))
  await requirePasswords(client)

  async function server(number: 1 | 2) {
    const name = `patroni${number}` as const
    const own = folder(name)
    const file = join(own, 'patroni.yml')
    writeFileSync(file, patroniFile(ports, { server: number, folder: own, programs }), { mode: 0o644 })
    const patroni = await service(name, ['patroni', file])
    return { name: `pg${number}`, patroni, own, rest: `http://127.0.0.1:${ports[name]}` }
  }
  const one = await server(1)
  await until('the primary', () => answers(`${one.rest}/primary`), 120)
  const two = await server(2)
  await until('its standby', () => answers(`${two.rest}/sync`), 120)
  await createDatabase(ports.pg1)

  const users = join(folder('pgbouncer'), 'userlist.txt')
  writeFileSync(users, `"${ROLE.name}" "${ROLE.password}"\n`)
  const file = join(folder('pgbouncer'), 'pgbouncer.ini')
  writeFileSync(file, pgbouncerFile(ports, users))
  const pgbouncer = await service('pgbouncer', ['pgbouncer', file])

  const urlOf = (port: number) => (name: string) =>
    `postgres://${ROLE.name}:${ROLE.password}@127.0.0.1:${port}/${name}`
  async function primary() {
    for (const each of [one, two]) if (await answers(`${each.rest}/primary`)) return each
    return null
  }
  return {
    pgbouncer,
    /** Returns the URL through PgBouncer, which the processes use. */
    pooledUrlOf: urlOf(ports.pgbouncer),
    /** Returns the URL of the primary itself. */
    urlOf: urlOf(ports.primary),
    createDatabase: (name: string) =>
      asSuperuser(ports.primary, `create database ${name} owner ${ROLE.name}`),
    /** Kills PostgreSQL and its Patroni at once, as when the machine fails; returns its name. */
    async killPrimary(): Promise<string> {
      const found = await primary()
      if (!found) throw new Error('there is no primary to kill')
      const [postmaster = ''] = readFileSync(join(found.own, 'data', 'postmaster.pid'), 'utf8').split('\n')
      found.patroni.kill(AWAY_MS)
      process.kill(Number(postmaster), 'SIGKILL')
      return found.name
    },
    /** The primary's name, and whether the other follows it in step. */
    async state(): Promise<{ primary: string | null; inStep: boolean }> {
      const [now, ...synchronous] = await Promise.all([
        primary(),
        answers(`${one.rest}/sync`),
        answers(`${two.rest}/sync`),
      ])
      return { primary: now?.name ?? null, inStep: synchronous.includes(true) }
    },
  }
}

/** Restricts etcd to Patroni, as deploy/README.md does. */
async function requirePasswords(url: string): Promise<void> {
  const { username, password } = etcdLogin()
  const call = async (path: string, body: object) => {
    const reply = await fetch(`${url}/v3/${path}`, { method: 'POST', body: JSON.stringify(body) })
    if (!reply.ok) throw new Error(`etcd ${path}: ${reply.status} ${await reply.text()}`)
  }
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  await call('auth/user/add', { name: 'root', password })
  await call('auth/role/add', { name: 'root' })
  await call('auth/user/grant', { user: 'root', role: 'root' })
  await call('auth/user/add', { name: username, password })
  await call('auth/role/add', { name: username })
  const service = { permType: 'READWRITE', key: base64('/service/'), range_end: base64('/service0') }
  await call('auth/role/grant', { name: username, perm: service })
  await call('auth/user/grant', { user: username, role: username })
  await call('auth/enable', {})
}

async function createDatabase(port: number): Promise<void> {
  await asSuperuser(port, `create role ${ROLE.name} login password '${ROLE.password}'`)
  await asSuperuser(port, `create database rihla owner ${ROLE.name}`)
}

async function asSuperuser(port: number, statement: string): Promise<void> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: superuserPassword(),
    database: 'postgres',
  })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
