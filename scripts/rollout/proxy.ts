import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from './release-tree.ts'

export const PROXIES = ['haproxy', 'caddy'] as const
export type Proxy = (typeof PROXIES)[number]

type ProxyOptions = { proxy: Proxy; port: number; processes: readonly [number, number]; dir: string }

/** Starts a proxy of the deploy kit in front of two processes, without a certificate. */
export async function startProxy(options: ProxyOptions) {
  const { proxy, port, dir } = options
  if (spawnSync(proxy, [proxy === 'caddy' ? 'version' : '-v']).error)
    throw new Error(`${proxy} is not on this machine: apt-get install ${proxy}`)
  const child = proxy === 'haproxy' ? haproxy(options) : caddy(options)
  let output = ''
  child.stderr.on('data', (bytes: Buffer) => (output += bytes.toString()))
  const ended = once(child, 'exit')
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (child.exitCode !== null || tries > 100)
      throw new Error(`${proxy} does not start in ${dir}: ${output}`)
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

function haproxy({ port, processes: [first, second], dir }: ProxyOptions) {
  const file = join(dir, 'haproxy.cfg')
  writeFileSync(file, haproxyHere(readFileSync(join(ROOT, 'deploy', 'haproxy.cfg'), 'utf8')))
  return spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] })

  /** Removes the log, user, ports and certificate, and keeps all rules about requests. */
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

function caddy({ port, processes, dir }: ProxyOptions) {
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
