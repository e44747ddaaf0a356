import './temporal-equality.ts'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// A test during which console.error is called fails, unless it mocks console.error itself.
const complain = vi.spyOn(console, 'error')

beforeEach(() => {
  complain.mockClear()
})

afterEach(() => {
  expect(complain.mock.calls).toEqual([])
})
