import { connect } from 'node:net'

const NAMES = [
  'site',
  'sitePlain',
  'web1',
  'web2',
  'web3',
  'jobs',
  'etcd',
  'etcdPeer',
  'pg1',
  'pg2',
  'patroni1',
  'patroni2',
  'pgbouncer',
  'primary',
  'redis1',
  'redis2',
  'sentinel',
  'redis',
] as const

export type Ports = Record<(typeof NAMES)[number], number>

/** Below the ephemeral range, as a restarted service needs its port to be free. */
const FIRST = 21_400
const LAST = 30_000

/** Finds a free port for each part of the environment. */
export async function freePorts(): Promise<Ports> {
  for (let first = FIRST; first < LAST; first += 100) {
    const ports = NAMES.map((_, at) => first + at)
    const free = await Promise.all(ports.map(isFree))
    if (free.every(Boolean)) return Object.fromEntries(NAMES.map((name, at) => [name, first + at])) as Ports
  }
  throw new Error(`no ${NAMES.length} ports are free from ${FIRST} on`)
}

function isFree(port: number): Promise<boolean> {
  return new Promise((settle) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', () => settle(true))
    socket.once('connect', () => {
      socket.destroy()
      settle(false)
    })
  })
}
