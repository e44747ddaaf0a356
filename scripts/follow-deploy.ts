import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { stepsOnOneMachine, type Step } from '#testing/deploy/readme-steps.ts'
import { bareMachine, removeMachine, findMachineObstacle, type BareMachine } from './follow/bare-machine.ts'
import { openShell } from './follow/shell.ts'
import { openPage, createSiteFetch, visitSite } from './follow/visits.ts'

/**
 * `npm run follow-deploy` creates a bare Debian in a folder, starts systemd in it, and runs the commands of
 * deploy/README.md for one machine, line by line. Then it opens the site through Caddy, also while another
 * release is rolled out, and compares a restored backup with the database. It requires root and takes about
 * ten minutes; if the machine does not allow it, it prints the reason and exits with 0.
 */
const { values: args } = parseArgs({
  options: {
    /** Folder for the machine: some 5 GB. */
    under: { type: 'string', default: '/var/tmp' },
    /** Leaves its folder. */
    keep: { type: 'boolean', default: false },
  },
})

const SITE = 'https://localhost'
const REPOSITORY = resolve(import.meta.dirname, '..')
const AUTHORITY = 'var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt'
const UNITS = 'rihla-jobs rihla-web@3001 rihla-web@3002 rihla-backup.timer caddy postgresql redis-server'
/** Tables without constant writes, whose rows a restored backup must have, too. */
const COMPARED = ['kysely_migration', 'release_files', 'users', 'locations']

const startedAt = performance.now()
const printLine = (what: string) =>
  console.log(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(5)} s  ${what}`)

const obstacle = await findMachineObstacle()
if (obstacle === null) await follow()
else console.log(`deploy/README.md is not followed on a bare machine: ${obstacle}`)

async function follow(): Promise<void> {
  const dir = mkdtempSync(join(args.under, 'rihla-follow-'))
  const started = new AsyncDisposableStack()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void started.disposeAsync().finally(() => process.exit(1)))
  try {
    if (!args.keep) started.defer(() => removeMachine(dir))
    const machine = await bareMachine(dir, printLine)
    started.defer(() => machine.stop())
    printLine('its systemd has started')
    await typeAll(machine, stepsOnOneMachine())
    printLine('deploy/README.md holds')
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  } finally {
    await started.disposeAsync()
  }
}

async function typeAll(machine: BareMachine, steps: readonly Step[]): Promise<void> {
  const { root, exec } = machine
  const shell = openShell(machine)
  const repository = join(root, 'root', 'rihla.git')
  execFileSync('git', ['clone', '--quiet', '--bare', '--depth', '1', `file://${REPOSITORY}`, repository])
  const type = async ({ name, commands }: Step) => {
    const since = performance.now()
    await shell.type(commands)
    printLine(`${name || 'the names'}: ${((performance.now() - since) / 1000).toFixed(0)} s`)
  }
  const buttonByName = (name: string) => {
    const step = steps.find((one) => one.name === name)
    if (!step) throw new Error(`deploy/README.md has no ${name}`)
    return step
  }
  const site = () => createSiteFetch(readFileSync(join(root, AUTHORITY), 'utf8'))

  for (const step of steps)
    if (step.name === '')
      await type({ ...step, commands: step.commands.replace('https://cars.example', SITE) })
    else if (step.name === 'The settings') {
      await type(step)
      exec("sed --in-place 's/replace-this/filled-in-here/' /etc/rihla/rihla.env")
    } else if (step.name === 'The proxy') {
      await type(step)
      // The authority and the first certificate are made within a moment.
      await sleep(5000)
      await checkSite(site())
    } else if (step.name === 'Updates') {
      const visits = visitSite(site(), '/en')
      await type(buttonByName('The release'))
      await type(step)
      await sleep(5000)
      const { requests, failed } = await visits.stop()
      if (failed.length > 0) throw new Error(`of ${requests} requests failed:\n${failed.join('\n')}`)
      printLine(`another release was rolled over the first: ${requests} requests, each answered`)
    } else await type(step)

  exec(`systemctl is-active ${UNITS}`)
  compareBackup(exec)
  await shell.close()
}

async function checkSite(exec: ReturnType<typeof createSiteFetch>): Promise<void> {
  const files = await openPage(exec, '/en')
  for (const path of ['/metrics', '/readyz', '/healthz']) {
    const { status } = await exec(path)
    if (status !== 404) throw new Error(`${path} is answered to everybody, with ${status}`)
  }
  printLine(`the site answers over TLS, with ${files} files of its first page`)
}

/** Compares the backup, which the last commands restored, with the database. */
function compareBackup(exec: (command: string) => string): void {
  for (const table of COMPARED) {
    const [ours, restored] = ['rihla', 'rihla_back'].map((database) =>
      exec(
        `su postgres -c "psql --tuples-only --command 'select count(*) from ${table}' ${database}"`,
      ).trim(),
    )
    if (ours !== restored || ours === '0')
      throw new Error(`${table}: ${ours} rows, and ${restored} after the restore`)
  }
  printLine('the backup was read back into another database, and has the same rows')
}
