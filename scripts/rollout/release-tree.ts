import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The folder of this release. */
export const ROOT = resolve(import.meta.dirname, '..', '..')

const MIGRATIONS = 'src/platform/db/migrations'

/**
 * Returns the commit of the previous release: that of `name`, else the last tag, else the commit before the last migration.
 * Throws with a message for the operator if the history is missing.
 */
export function releaseBefore(name: string | undefined): string {
  const lastTag = () => git('describe', '--tags', '--abbrev=0', 'HEAD')
  const lastMigration = () => git('log', '-1', '--format=%H', '--', MIGRATIONS)
  const revision = name ?? lastTag() ?? `${lastMigration() ?? 'HEAD'}^`
  const commit = git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`)
  if (commit !== null) return commit
  const isShallow = git('rev-parse', '--is-shallow-repository') === 'true'
  throw new Error(
    isShallow
      ? `${revision} is not in this clone, whose history is cut off: git fetch --unshallow brings it`
      : `there is no commit ${revision}; --from names the release before`,
  )
}

/** Lays out and builds the release of a commit in a folder. */
export function buildRelease(commit: string, dir: string): void {
  mkdirSync(dir, { recursive: true })
  const tree = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 1024 ** 3 })
  execFileSync('tar', ['--extract'], { cwd: dir, input: tree })
  const lockOf = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8')
  if (lockOf(dir) === lockOf(ROOT)) symlinkSync(join(ROOT, 'node_modules'), join(dir, 'node_modules'))
  else npm(dir, 'install', '--include=dev', '--no-save', '--no-audit', '--no-fund')
  // Pages of two builds name different files, even if little else has changed since.
  for (const entry of ['src/web/app/entry-client.tsx', 'src/widget/app/entry.tsx'])
    if (existsSync(join(dir, entry)))
      appendFileSync(join(dir, entry), "\nReflect.set(globalThis, 'releaseBefore', true)\n")
  npm(dir, 'run', 'build')
}

function npm(dir: string, ...parameters: string[]): void {
  const { status, stderr } = spawnSync('npm', parameters, {
    cwd: dir,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`npm ${parameters.join(' ')} in ${dir}: ${stderr}`)
}

/** Returns git's output; null if it fails. */
function git(...parameters: string[]): string | null {
  const { status, stdout } = spawnSync('git', parameters, { cwd: ROOT, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}
