import { expect, test } from 'vitest'
import { textOf, yamlOf } from './deploy-files.ts'

type Patroni = {
  restapi: { listen: string }
  etcd3: { hosts: string[] }
  bootstrap: {
    dcs: { ttl: number; loop_wait: number; retry_timeout: number; synchronous_mode: boolean }
  }
  postgresql: { listen: string }
}

const readme = textOf('README.md')
const [patroni] = yamlOf<Patroni>('failover/patroni.yml')
const haproxy = textOf('failover/haproxy.cfg')
const pgbouncer = textOf('failover/pgbouncer.ini')
const sentinel = textOf('failover/sentinel.conf')
const found = (text: string, pattern: RegExp) => pattern.exec(text)?.[1]

test('a commit is answered once the standby has it, and a primary that stays away for longer than its leader key is replaced', () => {
  const { ttl, loop_wait: loop, retry_timeout: retry, synchronous_mode: inStep } = patroni!.bootstrap.dcs
  expect(inStep).toBe(true)
  expect(ttl).toBeGreaterThanOrEqual(loop + 2 * retry)
  expect(patroni!.etcd3.hosts).toHaveLength(3)
})

test('HAProxy calls Patroni at its port, for the servers that it has, and PgBouncer connects to HAProxy', () => {
  expect(found(haproxy, /check port (\d+)/)).toBe(patroni!.restapi.listen.split(':')[1])
  expect(haproxy).toContain(`server pg1 ${patroni!.postgresql.listen}\n`)
  expect(found(pgbouncer, /host=127\.0\.0\.1 port=(\d+)/)).toBe(
    found(haproxy, /listen postgresql\n +bind 127\.0\.0\.1:(\d+)/),
  )
  expect(pgbouncer).toMatch(/^pool_mode = transaction$/m)
})

test('processes are configured with the ports of PgBouncer and HAProxy, and HAProxy and Sentinel share one Redis', () => {
  expect(found(readme, /DATABASE_URL=postgres:\S+@127\.0\.0\.1:(6\d+)\/rihla/)).toBe(
    found(pgbouncer, /^listen_port = (\d+)$/m),
  )
  expect(found(readme, /REDIS_URL=redis:\/\/\S+@127\.0\.0\.1:(6380)\|/)).toBe(
    found(haproxy, /listen redis\n +bind 127\.0\.0\.1:(\d+)/),
  )
  expect(found(sentinel, /^sentinel monitor \w+ (\S+ \d+) 2$/m)?.replace(' ', ':')).toBe(
    found(haproxy, /server redis1 (\S+)/),
  )
})
