import { textOf, yamlOf } from '#testing/deploy/deploy-files.ts'
import type { Ports } from './ports.ts'

// The environment runs on the deploy kit's own files; only addresses and folders differ.

/** Replaces text, and throws if it is missing, so that a changed deploy kit is noticed. */
function replaced(text: string, changes: readonly (readonly [string | RegExp, string])[]): string {
  return changes.reduce((all, [old, now]) => {
    const is = typeof old === 'string' ? all.includes(old) : old.test(all)
    if (!is) throw new Error(`the deploy kit has no ${String(old)}`)
    return all.replaceAll(old, () => now)
  }, text)
}

const GLOBAL = /^global\n(?: .*\n)*\n?/m
const SERVERS = /(?:^ {4}server .*\n)+/m

/** Returns one HAProxy file for the site, PostgreSQL and Redis, as on a single machine. */
export function haproxyFile(ports: Ports, certificate: string): string {
  const site = replaced(textOf('haproxy.cfg'), [
    [/^ {4}(?:user|group) haproxy\n/gm, ''],
    ['log /dev/log local0', 'log stdout format raw local0'],
    ['bind :80\n', `bind 127.0.0.1:${ports.sitePlain}\n`],
    ['bind :443 ssl crt /etc/haproxy/site.pem', `bind 127.0.0.1:${ports.site} ssl crt ${certificate}`],
    [
      new RegExp(SERVERS, 'gm'),
      [ports.web1, ports.web2, ports.web3]
        .map((port, at) => `    server web${at + 1} 127.0.0.1:${port}\n`)
        .join(''),
    ],
  ])
  const behind = replaced(textOf('failover/haproxy.cfg'), [
    [new RegExp(GLOBAL, 'gm'), ''],
    ['127.0.0.1:5000', `127.0.0.1:${ports.primary}`],
    ['127.0.0.1:6380', `127.0.0.1:${ports.redis}`],
    ['check port 8008', 'check'],
    ['server pg1 10.0.0.11:5432', `server pg1 127.0.0.1:${ports.pg1} port ${ports.patroni1}`],
    ['server pg2 10.0.0.12:5432', `server pg2 127.0.0.1:${ports.pg2} port ${ports.patroni2}`],
    ['server redis1 10.0.0.11:6379', `server redis1 127.0.0.1:${ports.redis1}`],
    ['server redis2 10.0.0.12:6379', `server redis2 127.0.0.1:${ports.redis2}`],
  ])
  return `${site}\n${behind}`
}

export function pgbouncerFile(ports: Ports, users: string): string {
  return replaced(textOf('failover/pgbouncer.ini'), [
    ['port=5000', `port=${ports.primary}`],
    ['listen_port = 6432', `listen_port = ${ports.pgbouncer}`],
    ['/etc/pgbouncer/userlist.txt', users],
  ])
}

export function sentinelFile(ports: Ports, folder: string): string {
  return replaced(textOf('failover/sentinel.conf'), [
    ['port 26379', `port ${ports.sentinel}\nbind 127.0.0.1`],
    ['/var/lib/redis', folder],
    // One Sentinel decides alone, as one etcd does: this run does not test the machines of a majority.
    ['10.0.0.11 6379 2', `127.0.0.1 ${ports.redis1} 1`],
  ])
}

type Patroni = {
  name: string
  restapi: { authentication: Record<'username' | 'password', string> } & Record<
    'listen' | 'connect_address',
    string
  >
  etcd3: { hosts: string[]; username: string; password: string }
  postgresql: Record<string, unknown> & {
    authentication: Record<'superuser' | 'replication' | 'rewind', { username: string; password: string }>
    pg_hba: string[]
  }
}

/** Returns the Patroni config of one of the two PostgreSQL servers, as JSON, which is valid YAML. */
export function patroniFile(
  ports: Ports,
  required: { server: 1 | 2; folder: string; programs: string },
): string {
  const [config] = yamlOf<Patroni>('failover/patroni.yml')
  if (!config) throw new Error('patroni.yml is empty')
  const { server, folder, programs } = required
  const [pg, rest] = server === 1 ? [ports.pg1, ports.patroni1] : [ports.pg2, ports.patroni2]
  config.name = `pg${server}`
  Object.assign(config.restapi, { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` })
  config.etcd3.hosts = [`127.0.0.1:${ports.etcd}`]
  Object.assign(config.postgresql, {
    listen: `127.0.0.1:${pg}`,
    connect_address: `127.0.0.1:${pg}`,
    bin_dir: programs,
    data_dir: `${folder}/data`,
    pgpass: `${folder}/pgpass`,
    parameters: { unix_socket_directories: folder },
    pg_hba: config.postgresql.pg_hba.map((line) => line.replace('10.0.0.0/24', '127.0.0.1/32')),
  })
  return JSON.stringify(config, null, 2)
}

/** Returns the password of PostgreSQL's superuser, as the example has it. */
export function superuserPassword(): string {
  return yamlOf<Patroni>('failover/patroni.yml')[0]?.postgresql.authentication.superuser.password ?? ''
}

/** Patroni's credentials for etcd, from the example file. */
export function etcdLogin(): { username: string; password: string } {
  return yamlOf<Patroni>('failover/patroni.yml')[0]?.etcd3 ?? { username: '', password: '' }
}

/** Returns the password of Redis, as the example has it. */
export function redisPassword(): string {
  return /^requirepass (\S+)$/m.exec(textOf('failover/sentinel.conf'))?.[1] ?? ''
}
