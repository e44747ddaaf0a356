import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'

/** Every check and test of the project, in the order in which they are quickest to tell a fault. */
type Check = { name: string; command: readonly string[]; verify?: (output: string) => string | null }

const REPORT = '.data/test-report.json'
/** A linter that reads nothing finds nothing: this many modules must at least have been followed. */
const FEWEST_MODULES = 200

const CHECKS: readonly Check[] = [
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings', '.'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  {
    name: 'import rules',
    command: ['depcruise', 'src', 'scripts', 'e2e', '--output-type', 'err'],
    verify: countModules,
  },
  { name: 'dead code', command: ['knip'] },
  {
    name: 'tests',
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=./scripts/slowest-files.ts',
      '--reporter=json',
      `--outputFile.json=${REPORT}`,
    ],
  },
]

const only = process.argv.slice(2)
const failed: string[] = []
await rm(REPORT, { force: true })
for (const check of CHECKS.filter(({ name }) => only.length === 0 || only.includes(name))) {
  const startedAt = performance.now()
  const { code, output } = await run(check.command)
  const fault = code === 0 ? (check.verify?.(output) ?? null) : `exit code ${code}`
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  process.stdout.write(`${fault ? '✗' : '✓'} ${check.name} (${seconds} s)${fault ? `: ${fault}` : ''}\n`)
  if (fault) failed.push(check.name)
}

const { passedTests, failedTests } = await testCounts()
const checks = only.length === 0 ? CHECKS.length : only.length
const passed = passedTests + checks - failed.length
process.stdout.write(`\n${passed} passed, ${failed.length + failedTests} failed\n`)
process.exit(failed.length + failedTests > 0 ? 1 : 0)

function run([command = '', ...args]: readonly string[]): Promise<{ code: number; output: string }> {
  return new Promise((done, refuse) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      process.stdout.write(chunk)
    })
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
