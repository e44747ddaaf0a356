import type { Reporter, TestModule } from 'vitest/node'

const SHOWN = 20

type FileTime = { file: string; total: number; loading: number; hooks: number; tests: number }

/** Reports a run's slowest test files, and the time each spent outside its tests. */
export default class SlowestFiles implements Reporter {
  readonly #files: FileTime[] = []

  onTestModuleEnd(module: TestModule): void {
    const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
      module.diagnostic()
    const loading = environmentSetupDuration + prepareDuration + collectDuration + setupDuration
    let count = 0
    let inTests = 0
    for (const test of module.children.allTests()) {
      count += 1
      inTests += test.diagnostic()?.duration ?? 0
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
  }
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1).padStart(6)
}
