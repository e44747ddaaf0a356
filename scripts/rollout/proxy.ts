import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from './release-tree.ts'

export const PROXIES = ['haproxy', 'caddy'] as const
export type Proxy = (typeof PROXIES)[number]

type Wanted = { proxy: Proxy; port: number; processes: readonly [number, number]; dir: string }

/** A proxy of the deploy kit in front of two processes, at a port of this machine, without a certificate. */
export async function startProxy(wanted: Wanted) {
  const { proxy, port, dir } = wanted
  if (spawnSync(proxy, [proxy === 'caddy' ? 'version' : '-v']).error)
    throw new Error(`${proxy} is not on this machine: apt-get install ${proxy}`)
  const child = proxy === 'haproxy' ? haproxy(wanted) : caddy(wanted)
  let said = ''
  child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()))
  const ended = once(child, 'exit')
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (child.exitCode !== null || tries > 100) throw new Error(`${proxy} does not start in ${dir}: ${said}`)
    await sleep(100)
  }
  return {
    url: `http://localhost:${port}`,
    async close() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

function haproxy({ port, processes: [first, second], dir }: Wanted) {
  const file = join(dir, 'haproxy.cfg')
  writeFileSync(file, haproxyHere(readFileSync(join(ROOT, 'deploy', 'haproxy.cfg'), 'utf8')))
  return spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] })

  /** What needs a system's own log, user, ports and certificate is left out; what decides about requests stays. */
  function haproxyHere(text: string): string {
    const changes: [RegExp, string][] = [
      [/^ +log .*\n/gm, ''],
      [/^ +(?:user|group) haproxy\n/gm, ''],
      [/^ +bind :443 .*\n/gm, ''],
      [/^ +http-request redirect scheme https .*\n/gm, ''],
      [/bind :80$/gm, `bind :${port}`],
      [/127\.0\.0\.1:3001$/gm, `127.0.0.1:${first}`],
      [/127\.0\.0\.1:3002$/gm, `127.0.0.1:${second}`],
    ]
    return changes.reduce((changed, [line, to]) => {
      if (!line.test(changed)) throw new Error(`haproxy.cfg has nothing like ${line.source}`)
      return changed.replaceAll(line, to)
    }, text)
  }
}

function caddy({ port, processes, dir }: Wanted) {
  const file = join(ROOT, 'deploy', 'Caddyfile')
  return spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env['PATH'],
      HOME: dir,
      RIHLA_SITE: `http://localhost:${port}`,
      RIHLA_PROCESSES: processes.map((one) => `127.0.0.1:${one}`).join(' '),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

async function answers(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://localhost:${port}/en`, { signal: AbortSignal.timeout(5000) })).ok
  } catch {
    return false
  }
}
