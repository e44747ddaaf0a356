import { expect, test } from 'vitest'
import { TOAST_MS, takeToasts, toast, type Toast } from './toast.ts'

test.for([
  { kind: 'success', ms: 5000 },
  { kind: 'error', ms: 5000 },
  { kind: 'warning', ms: 4000 },
] as const)('a $kind is shown with its words, and closes by itself after $ms ms', ({ kind, ms }) => {
  const shown: Toast[] = []
  toast[kind]('before the page can show it')
  const unfollow = takeToasts((one) => shown.push(one))
  toast[kind]('at once')
  unfollow()
  expect(shown).toEqual([
    { kind, text: 'before the page can show it' },
    { kind, text: 'at once' },
  ])
  expect(TOAST_MS[kind]).toBe(ms)
})
