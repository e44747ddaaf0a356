import { expect } from 'vitest'

const KINDS = [
  Temporal.Instant,
  Temporal.ZonedDateTime,
  Temporal.PlainDateTime,
  Temporal.PlainDate,
  Temporal.PlainTime,
  Temporal.Duration,
] as const

// `toMatchObject` compares own properties, and Temporal's values have none: any two would be equal.
expect.addEqualityTesters([
  (one: unknown, other: unknown) => {
    const kind = KINDS.find((each) => one instanceof each)
    return kind && other instanceof kind ? String(one) === String(other) : undefined
  },
])
