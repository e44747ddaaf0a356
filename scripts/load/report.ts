import { percentile } from '../bench/rounds.ts'
import type { StepResult } from './run-load.ts'

const sent = ({ took, step, faults }: StepResult) => (step === 'no answer' ? faults : took.length)

/** Formats a table: each kind of request with its count, failures, rejections and response times. */
export function reportOf(steps: readonly StepResult[]): string {
  const head = row(['', 'asked', 'failed', 'refused', 'median ms', 'p95 ms', 'p99 ms'])
  const rows = steps
    .filter((step) => sent(step) > 0)
    .map((step) =>
      row([
        step.step,
        String(sent(step)),
        String(step.faults),
        String(step.rejected),
        ...[0.5, 0.95, 0.99].map((share) => percentile(step.took, share).toFixed(1)),
      ]),
    )
  const share = `${(faultShare(steps) * 100).toFixed(3)}% of the requests failed`
  return [head, ...rows, share].join('\n')
}

/** Returns the share of failed requests, 0 to 1. */
export function faultShare(steps: readonly StepResult[]): number {
  const all = steps.reduce((sum, step) => sum + sent(step), 0)
  return steps.reduce((sum, { faults }) => sum + faults, 0) / Math.max(1, all)
}

/** Returns the number of 4xx responses. */
export function rejections(steps: readonly StepResult[]): number {
  return steps.reduce((sum, { rejected }) => sum + rejected, 0)
}

function row([name = '', ...cells]: readonly string[]): string {
  return name.padEnd(12) + cells.map((cell) => cell.padStart(11)).join('')
}
