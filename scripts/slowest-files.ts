import type { Reporter, TestCase, TestModule } from 'vitest/node'

const SHOWN = 20

type FileTime = { file: string; total: number; loading: number; hooks: number; tests: number }

/**
 * Reports a run's slowest test files, the time each spent outside its tests, and the tests that passed on
 * retry with their first failure.
 */
export default class SlowestFiles implements Reporter {
  readonly #files: FileTime[] = []
  readonly #retried: string[] = []

  onTestModuleEnd(module: TestModule): void {
    const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
      module.diagnostic()
    const loading = environmentSetupDuration + prepareDuration + collectDuration + setupDuration
    let count = 0
    let inTests = 0
    for (const test of module.children.allTests()) {
      count += 1
      inTests += test.diagnostic()?.duration ?? 0
      if (test.diagnostic()?.flaky)
        this.#retried.push(`${module.relativeModuleId}: ${test.fullName}\n${firstFailure(test)}`)
    }
    this.#files.push({
      file: module.relativeModuleId,
      total: loading + duration,
      loading,
      hooks: Math.max(0, duration - inTests),
      tests: count,
    })
  }

  onTestRunEnd(): void {
    const all = this.#files.reduce((sum, { total }) => sum + total, 0)
    const slowest = this.#files.toSorted((one, other) => other.total - one.total).slice(0, SHOWN)
    const lines = slowest.map(
      ({ file, total, loading, hooks, tests }) =>
        `${seconds(total)} s, loading ${seconds(loading)} s, hooks ${seconds(hooks)} s, ${tests} tests  ${file}`,
    )
    process.stdout.write(
      `\n${this.#files.length} files took ${seconds(all)} s of their workers; the slowest:\n${lines.join('\n')}\n`,
    )
    if (this.#retried.length > 0)
      process.stdout.write(`\nPassed at the second try alone:\n${this.#retried.join('\n')}\n`)
  }
}

/** Output of a failed attempt of a test. */
function firstFailure(test: TestCase): string {
  const [error] = test.result().errors ?? []
  return `  ${error?.message ?? 'no error is on record'}`.replaceAll('\n', '\n  ')
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1).padStart(6)
}
