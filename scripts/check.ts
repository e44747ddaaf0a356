import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'

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

/** Static checks: run concurrently, beside the tests, and reported together. */
const STATIC_CHECKS: readonly Check[] = [
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  {
    name: 'lint',
    command: ['oxlint', '--type-aware', '--deny-warnings', '.'],
    environment: COLLECTS_LATE,
  },
  // One checker: each of several would check anew the types that all files share.
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

const TESTS: Check = {
  name: 'tests',
  command: [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=./scripts/slowest-files.ts',
    '--reporter=json',
    `--outputFile.json=${REPORT}`,
  ],
}
const CHECKS = [...STATIC_CHECKS, TESTS]

/** `npm test -- format lint` runs these checks; any other word filters the tests by path. */
const words = process.argv.slice(2)
const only = new Set(words.filter((word) => CHECKS.some(({ name }) => name === word)))
const folders = words.filter((word) => !only.has(word))
/** Tests of chosen folders skip the slow kill tests. */
const quickly = ['--project', 'code', '--exclude', '**/*.kill.test.ts']
const tests = {
  ...TESTS,
  command: [...TESTS.command, ...(folders.length > 0 ? [...quickly, ...folders] : [])],
}
const failed: string[] = []
await rm(REPORT, { force: true })
const wanted = [...STATIC_CHECKS, tests].filter(
  ({ name }) => words.length === 0 || only.has(name) || (name === tests.name && folders.length > 0),
)
/** Tests wait for a database, a page or a process now and then: the static checks use that time. */
const tested = wanted.includes(tests) ? make(tests, { aloud: true }) : null
const checked = wanted.filter((check) => check !== tests).map((check) => make(check, { aloud: false }))
for (const { output, verdict } of await Promise.all(checked)) process.stdout.write(output + verdict)
process.stdout.write((await tested)?.verdict ?? '')

const { passedTests, failedTests } = await testCounts()
const passed = passedTests + wanted.length - failed.length
if (failed.length > 0) process.stdout.write(`\n✗ ${failed.join(', ')}: see above\n`)
process.stdout.write(`\n${passed} passed, ${failed.length + failedTests} failed\n`)
process.exit(failed.length + failedTests > 0 ? 1 : 0)

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
