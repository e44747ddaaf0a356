import { spawn, spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { buildSite } from './build-site.mjs'
import { reachableFrom } from '../src/testing/import-graph.ts'

type Check = {
  name: string
  command: readonly string[]
  environment?: Record<string, string>
  verify?: (output: string) => string | null
}

const REPORT = '.data/test-report.json'
/** A linter that reads no files reports no errors: it must have followed at least this many modules. */
const FEWEST_MODULES = 200

/** The compiler and the linter with types are written in Go: they collect garbage later, for less time and more memory. */
const COLLECTS_LATE = { GOGC: '300' }

/** Static checks: run concurrently, alongside the tests, and reported together. */
const STATIC_CHECKS: readonly Check[] = [
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  {
    name: 'lint',
    command: ['oxlint', '--type-aware', '--deny-warnings', '.'],
    environment: COLLECTS_LATE,
  },
  // A single checker: several would each check the shared types.
  { name: 'types', command: ['tsc', '--noEmit', '--checkers', '1'], environment: COLLECTS_LATE },
  {
    name: 'import rules',
    command: ['depcruise', 'src', 'scripts', 'e2e', '--output-type', 'err'],
    verify: countModules,
  },
  { name: 'dead code', command: ['knip'] },
  {
    name: 'API reference',
    command: ['redocly', 'lint', 'docs/openapi.json', '--extends', 'recommended-strict'],
    environment: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  },
]

const TESTS = 'tests'
const CHECKS = new Set([...STATIC_CHECKS.map(({ name }) => name), TESTS])

/** Projects of `npm test`, and those that take longer (`src/testing/test-projects.ts`). */
const QUICK = ['rules', 'database', 'app', 'fuzz', 'journeys']
const SLOW = ['races', 'kill', 'fuzz', 'browser', 'clocks']
const FUZZ_PARTS = 8

/**
 * `npm test` runs the static checks and the quick tests, with an eighth of the fuzz tests. `npm run test:all`
 * runs everything; `npm run test:all -- rest` runs the tests that `npm test` skips. `npm test -- format lint`
 * runs these checks, `npm test -- --changed` the quick tests that reach a file that differs from main; any
 * other word filters the tests by path.
 */
const { values, positionals: words } = parseArgs({
  options: { all: { type: 'boolean' }, changed: { type: 'boolean' } },
  allowPositionals: true,
})
const isRest = values.all === true && words.includes('rest')
const only = new Set(words.filter((word) => CHECKS.has(word)))
const folders = [
  ...words.filter((word) => !only.has(word) && !(values.all && word === 'rest')),
  ...(values.changed ? changedTests() : []),
]
const isPart = folders.length > 0 || values.changed === true
const failed: string[] = []
await rm(REPORT, { force: true })
// Built here, not by Vitest, whose environment would produce a development build.
if (!isPart && (only.size === 0 || only.has(TESTS))) await buildSite()
const checks = STATIC_CHECKS.filter(({ name }) => only.has(name) || (only.size === 0 && !isPart && !isRest))
const tests = only.has(TESTS) || folders.length > 0 || (only.size === 0 && !isPart) ? testCheck() : null
/** Tests wait for a database, a page or a process now and then: the static checks use that time. */
const tested = tests && make(tests, { aloud: true })
const checked = checks.map((check) => make(check, { aloud: false }))
for (const { output, verdict } of await Promise.all(checked)) process.stdout.write(output + verdict)
process.stdout.write((await tested)?.verdict ?? '')

const { passedTests, failedTests } = await testCounts()
const passed = passedTests + checks.length + (tests ? 1 : 0) - failed.length
if (failed.length > 0) process.stdout.write(`\n✗ ${failed.join(', ')}: see above\n`)
process.stdout.write(`\n${passed} passed, ${failed.length + failedTests} failed\n`)
process.exit(failed.length + failedTests > 0 ? 1 : 0)

function testCheck(): Check {
  const part = fuzzPart()
  // The fuzz tests take minutes, and journeys need a build: tests of chosen folders are without both.
  const projects = isPart ? ['rules', 'database', 'app'] : isRest ? SLOW : QUICK
  return {
    name: TESTS,
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=./scripts/slowest-files.ts',
      '--reporter=json',
      `--outputFile.json=${REPORT}`,
      ...(values.all && !isRest ? [] : projects.flatMap((name) => ['--project', name])),
      ...folders,
    ],
    environment: values.all && !isRest ? {} : { FUZZ_PART: isRest ? `!${part}` : part },
  }
}

/**
 * Returns the eighth of the fuzz tests for this commit: it differs between commits, and is stable for each.
 */
function fuzzPart(): string {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' })
  return `${Number.parseInt(stdout?.slice(0, 2) || '0', 16) % FUZZ_PARTS}/${FUZZ_PARTS}`
}

/** Returns the tests that reach a file which differs from main. */
function changedTests(): string[] {
  const git = (...parameters: string[]) =>
    spawnSync('git', parameters, { encoding: 'utf8' }).stdout.split('\n').filter(Boolean)
  const changed = [
    ...git('diff', '--name-only', 'main', '--', 'src', 'e2e'),
    ...git('ls-files', '--others', '--exclude-standard', '--', 'src', 'e2e'),
  ]
  return globSync('src/**/*.test.{ts,tsx}').filter((test) => {
    const reached = reachableFrom([test])
    return changed.some((file) => reached.has(file))
  })
}

/** Runs a check; `aloud`: its output is printed as it arrives. */
async function make({ name, command, environment, verify }: Check, { aloud }: { aloud: boolean }) {
  const startedAt = performance.now()
  const { code, output } = await run(command, { environment, aloud })
  const fault = code === 0 ? (verify?.(output) ?? null) : `exit code ${code}`
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  if (fault) failed.push(name)
  return { output, verdict: `${fault ? '✗' : '✓'} ${name} (${seconds} s)${fault ? `: ${fault}` : ''}\n` }
}

function run(
  [command = '', ...args]: readonly string[],
  { environment, aloud }: { environment: Check['environment']; aloud: boolean },
): Promise<{ code: number; output: string }> {
  return new Promise((done, refuse) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', aloud ? 'inherit' : 'pipe'],
      env: { ...process.env, ...environment },
    })
    let output = ''
    const hear = (chunk: Buffer) => {
      output += chunk.toString()
      if (aloud) process.stdout.write(chunk)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.on('error', refuse)
    child.on('close', (code) => done({ code: code ?? 1, output }))
  })
}

function countModules(output: string): string | null {
  const modules = Number(/(\d+) modules/.exec(output)?.[1] ?? 0)
  return modules >= FEWEST_MODULES ? null : `only ${modules} modules were read`
}

async function testCounts(): Promise<{ passedTests: number; failedTests: number }> {
  const text = await readFile(REPORT, 'utf8').catch(() => '{}')
  const { numPassedTests = 0, numFailedTests = 0 } = JSON.parse(text) as Record<string, number>
  return { passedTests: numPassedTests, failedTests: numFailedTests }
}
