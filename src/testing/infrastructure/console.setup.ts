import { afterEach, beforeEach, expect, vi } from 'vitest'

// A test that makes the program complain fails, unless it says so by mocking console.error itself.
const complain = vi.spyOn(console, 'error')

beforeEach(() => {
  complain.mockClear()
})

afterEach(() => {
  expect(complain.mock.calls).toEqual([])
})
