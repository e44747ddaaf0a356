import { percentile } from '../bench/rounds.ts'
import type { StepResult } from './run-load.ts'

const asked = ({ took, step, faults }: StepResult) => (step === 'no answer' ? faults : took.length)

/** A table: each kind of request, how many, how many failed or were refused, and how long the answers took. */
export function reportOf(steps: readonly StepResult[]): string {
  const head = row(['', 'asked', 'failed', 'refused', 'median ms', 'p95 ms', 'p99 ms'])
  const rows = steps
    .filter((step) => asked(step) > 0)
    .map((step) =>
      row([
        step.step,
        String(asked(step)),
        String(step.faults),
        String(step.refused),
        ...[0.5, 0.95, 0.99].map((share) => percentile(step.took, share).toFixed(1)),
      ]),
    )
  const share = `${(faultShare(steps) * 100).toFixed(3)}% of the requests failed`
  return [head, ...rows, share].join('\n')
}

/** Of all requests, those that failed: 0 to 1. */
export function faultShare(steps: readonly StepResult[]): number {
  const all = steps.reduce((sum, step) => sum + asked(step), 0)
  return steps.reduce((sum, { faults }) => sum + faults, 0) / Math.max(1, all)
}

/** How many were answered by 4xx. */
export function refusals(steps: readonly StepResult[]): number {
  return steps.reduce((sum, { refused }) => sum + refused, 0)
}

function row([name = '', ...cells]: readonly string[]): string {
  return name.padEnd(12) + cells.map((cell) => cell.padStart(11)).join('')
}
