import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The Debian release in deploy/README.md. */
const SUITE = 'trixie'
const MIRROR = 'http://deb.debian.org/debian'

/** The machine shares this machine's network, so these ports must be free. */
const PORTS = [80, 443, 2019, 3001, 3002, 3100, 5432, 6379]

const BOOT_MS = 90_000

/** Network settings of this machine, which the README does not cover. */
const PASSED_ON = /^(?:https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS)$/i

/**
 * Script that prepares a folder so that systemd boots in it as in a container. Kernel settings are read-only,
 * devices are private nodes whose owners systemd may change, and the control group hides all other processes.
 */
const ENTER = `
echo $$ > "$GROUP/cgroup.procs"
exec unshare --cgroup --pid --mount --uts --ipc --fork --kill-child --propagation private sh -euc '
  mount --bind "$ROOT" "$ROOT"
  cd "$ROOT"
  mount -t proc proc proc
  mount --bind proc/sys proc/sys
  mount -o remount,bind,ro proc/sys
  mount -t sysfs -o ro sysfs sys
  mount -t cgroup2 cgroup2 sys/fs/cgroup
  mount -t tmpfs -o mode=0755 tmpfs dev
  mkdir dev/pts dev/shm
  for device in "null 1 3" "zero 1 5" "full 1 7" "random 1 8" "urandom 1 9" "tty 5 0" "console 1 3"; do
    set -- $device
    mknod -m 0666 dev/$1 c $2 $3
  done
  mount -t devpts -o newinstance,ptmxmode=0666,mode=0620,gid=5 devpts dev/pts
  ln -s pts/ptmx dev/ptmx
  ln -s /proc/self/fd dev/fd
  ln -s /proc/self/fd/0 dev/stdin
  ln -s /proc/self/fd/1 dev/stdout
  ln -s /proc/self/fd/2 dev/stderr
  mount -t tmpfs -o mode=1777 tmpfs dev/shm
  mount -t tmpfs -o mode=0755 tmpfs run
  mount -t tmpfs -o mode=1777 tmpfs tmp
  hostname bare
  mkdir .outside
  pivot_root . .outside
  cd /
  umount --lazy /.outside
  rmdir /.outside
  exec /usr/bin/env -i container=other PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin /usr/lib/systemd/systemd
'`

/** Returns the reason why a bare machine cannot be created here; null if it can. */
export async function findMachineObstacle(): Promise<string | null> {
  if (process.getuid?.() !== 0) return 'it takes root, to make a machine in a folder and start systemd in it'
  for (const program of ['debootstrap', 'unshare', 'nsenter'])
    if (spawnSync('which', [program]).status !== 0)
      return `${program} is not here: apt-get install debootstrap util-linux`
  if (spawnSync('unshare', ['--mount', '--pid', '--cgroup', '--fork', 'true']).status !== 0)
    return 'the kernel gives no namespaces of its own to this user'
  for (const port of PORTS) if (!(await isFree(port))) return `port ${port} is taken`
  return null
}

export type BareMachine = Awaited<ReturnType<typeof bareMachine>>

/** Installs a minimal Debian in a folder and starts its systemd. */
export async function bareMachine(dir: string, printLine: (what: string) => void) {
  const root = join(dir, 'root')
  run('debootstrap', ['--variant=minbase', '--include=systemd-sysv,dbus', SUITE, root, MIRROR])
  reachOthersAsWeDo(root)
  printLine(`Debian ${readFileSync(join(root, 'etc', 'debian_version'), 'utf8').trim()} is laid out`)
  const groups = join(dir, 'groups')
  const group = join(groups, `rihla-follow-${process.pid}`)
  mkdirSync(groups)
  run('mount', ['-t', 'cgroup2', 'cgroup2', groups])
  mkdirSync(group)
  const child = spawn('sh', ['-euc', ENTER], {
    env: { PATH: process.env['PATH'], ROOT: root, GROUP: group },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const machine = {
    root,
    /** Returns the arguments of `nsenter` that run a command on the machine. */
    entry: (command: readonly string[]) => [
      `--target=${firstProcessOf(child)}`,
      '--all',
      '--root',
      '/usr/bin/env',
      '--chdir=/root',
      '-i',
      ...environment(),
      ...command,
    ],
    /** Runs a command there and returns its output; throws with it on failure. */
    exec: (command: string) => run('nsenter', machine.entry(['sh', '-euc', command])),
    async stop(): Promise<void> {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      // Its processes end with its first one, and its mounts with them.
      for (let tries = 0; tries < 50 && !removedGroups(group); tries += 1) await sleep(200)
      run('umount', [groups])
    },
  }
  try {
    await booted(machine, child)
  } catch (error) {
    await machine.stop()
    throw error
  }
  return machine
}

async function booted(machine: { exec(command: string): string }, child: ChildProcess): Promise<void> {
  const until = performance.now() + BOOT_MS
  for (;;) {
    if (child.exitCode !== null)
      throw new Error(`systemd does not start here: it ended with ${child.exitCode}`)
    await sleep(500)
    let state: string
    try {
      state = machine.exec('systemctl is-system-running || true').trim()
    } catch {
      state = 'away'
    }
    if (state === 'running' || state === 'degraded') return
    if (performance.now() > until) throw new Error(`systemd does not come up here: it is ${state}`)
  }
}

function environment(): string[] {
  const passed = Object.entries(process.env).flatMap(([name, value]) =>
    PASSED_ON.test(name) ? [`${name}=${value}`] : [],
  )
  return [
    'HOME=/root',
    'LANG=C.UTF-8',
    'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    'DEBIAN_FRONTEND=noninteractive',
    ...passed,
  ]
}

/** Names, certificates and settings of apt by which this machine reaches mirrors and registries. */
function reachOthersAsWeDo(root: string): void {
  for (const file of ['/etc/resolv.conf', '/etc/hosts']) cpSync(file, join(root, file), { dereference: true })
  const certificates = '/usr/local/share/ca-certificates'
  if (existsSync(certificates)) cpSync(certificates, join(root, certificates), { recursive: true })
  const settings = '/etc/apt/apt.conf.d'
  for (const name of existsSync(settings) ? readdirSync(settings) : []) {
    const text = readFileSync(join(settings, name), 'utf8')
    if (/^Acquire::/m.test(text)) writeFileSync(join(root, settings, name), text)
  }
}

/** Returns the pid of systemd, the first process of the machine. */
function firstProcessOf({ pid }: ChildProcess): number {
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  if (!child) throw new Error('systemd has not started')
  return Number(child)
}

function removedGroups(group: string): boolean {
  spawnSync('find', [group, '-depth', '-type', 'd', '-exec', 'rmdir', '{}', ';'])
  return !existsSync(group)
}

function run(program: string, parameters: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, parameters, {
    encoding: 'utf8',
    maxBuffer: 1024 ** 3,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (status !== 0) throw new Error(`${program} ${parameters.join(' ')}: ${stdout.slice(-2000)}${stderr}`)
  return stdout
}

function isFree(port: number): Promise<boolean> {
  return new Promise((settle) => {
    const probe = createServer()
    probe.once('error', () => settle(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => settle(true)))
  })
}

export function removeMachine(dir: string): void {
  rmSync(dir, { recursive: true, force: true, maxRetries: 5 })
}
