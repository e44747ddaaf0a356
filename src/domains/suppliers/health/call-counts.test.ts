import { expect, test } from 'vitest'
import { longestIn, stepOf, summarise, type CallCount } from './call-counts.ts'

const took = (outcome: CallCount['outcome'], ms: number, count = 1): CallCount => ({
  outcome,
  step: stepOf(ms),
  count,
})

test('a step is no more than a fifth longer than what took as long', () => {
  for (const ms of [1, 10, 11, 50, 123, 999, 6000, 20_000]) {
    const longest = longestIn(stepOf(ms))
    expect(longest).toBeGreaterThanOrEqual(ms <= 10 ? 10 : ms - 1)
    expect(longest).toBeLessThanOrEqual(Math.max(10, ms * 1.2 + 1))
  }
})

test('what was asked was answered, late, refused or failed; what was never sent is apart', () => {
  const counts = [
    took('answered', 100, 90),
    took('late', 7000, 5),
    took('refused', 80, 3),
    took('no_answer', 20_000, 1),
    took('garbage', 50, 1),
    took('overloaded', 0, 4),
    { outcome: 'open', step: 0, count: 7 } as const,
  ]
  expect(summarise(counts)).toMatchObject({
    asked: 100,
    answered: 90,
    late: 5,
    refused: 3,
    failed: 2,
    overloaded: 4,
  })
})

test('half of the answers took no longer than p50, and nearly all no longer than p95', () => {
  const { p50Ms, p95Ms } = summarise([took('answered', 100, 90), took('late', 7000, 10)])
  expect(p50Ms).toBe(longestIn(stepOf(100)))
  expect(p95Ms).toBe(longestIn(stepOf(7000)))
  expect(summarise([])).toMatchObject({ asked: 0, p50Ms: null, p95Ms: null })
})
