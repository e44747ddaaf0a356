import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Programs that the environment needs, by Debian package. */
const PACKAGES = {
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  'redis-server': 'redis-server',
  'redis-sentinel': 'redis-sentinel',
  patroni: 'patroni',
  etcd: 'etcd-server',
  openssl: 'openssl',
} as const

const POSTGRES = '/usr/lib/postgresql'

/** Returns the folder of the newest PostgreSQL's programs; throws the packages to install if any is missing. */
export function findPrograms(): { postgresPrograms: string } {
  const path = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/bin']
  const isThere = (program: string) => path.some((folder) => existsSync(join(folder, program)))
  const versions = existsSync(POSTGRES)
    ? readdirSync(POSTGRES)
        .map(Number)
        .toSorted((a, b) => b - a)
    : []
  const newest = versions.find((version) => existsSync(join(POSTGRES, String(version), 'bin', 'postgres')))
  const missing = Object.entries(PACKAGES).filter(([program]) => !isThere(program))
  const packages = [
    ...missing.map(([, name]) => name),
    ...(newest === undefined || newest < 15 ? ['postgresql'] : []),
  ]
  if (newest === undefined || packages.length > 0)
    throw new Error(
      `missing on this machine: ${packages.join(', ')}. As root, on Debian:\n` +
        `  apt-get update && apt-get install --yes --no-install-recommends ${packages.join(' ')}\n` +
        'What Debian then starts of them by itself is not used, and may be stopped.',
    )
  return { postgresPrograms: join(POSTGRES, String(newest), 'bin') }
}
