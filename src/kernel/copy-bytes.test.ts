import { expect, test } from 'vitest'
import { measureRetainedBytes } from '#testing/infrastructure/retained-memory.ts'
import { copyBytes } from './copy-bytes.ts'
import { copyStrings } from './copy-strings.ts'

const MEGABYTE = 1_000_000

test('a piece of a large buffer does not keep the buffer', async () => {
  const bytes = copyBytes(Buffer.alloc(MEGABYTE, 'a').subarray(10, 14))
  expect([bytes.toString(), bytes.buffer.byteLength]).toEqual(['aaaa', 4])
})

test('bytes that are whole already are not copied', () => {
  const whole = Buffer.alloc(MEGABYTE)
  expect(copyBytes(whole)).toBe(whole)
})

test('words cut from a long text do not keep the text', async () => {
  const cut = () => ({ detail: 'x'.repeat(MEGABYTE).replace(/^/, String(Math.random())).slice(100, 150) })
  const retained = await measureRetainedBytes(() => Array.from({ length: 20 }, () => copyStrings(cut())))
  expect(retained).toBeLessThan(5 * MEGABYTE)
  expect(copyStrings(cut())).toEqual({ detail: 'x'.repeat(50) })
})
