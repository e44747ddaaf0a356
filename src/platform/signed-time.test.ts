import { expect, test } from 'vitest'
import { derivedKey } from './crypto.ts'
import { signedTimes } from './signed-time.ts'

const NOW = Temporal.Instant.from('2026-12-01T09:00:00Z')
const times = signedTimes(derivedKey('a secret of this test', 'times'))

test('a token says when it was issued, and no two are alike', () => {
  const tokens = [times.issue('contact', NOW), times.issue('contact', NOW)]
  expect(new Set(tokens).size).toBe(2)
  for (const token of tokens) expect(times.read('contact', token)?.toString()).toBe('2026-12-01T09:00:00Z')
})

test.for([
  { name: 'for another purpose', purpose: 'partner', spoil: (token: string) => token },
  { name: 'with an earlier time', purpose: 'contact', spoil: (token: string) => `k${token.slice(1)}` },
  { name: 'cut', purpose: 'contact', spoil: (token: string) => token.slice(0, -1) },
  { name: 'without its signature', purpose: 'contact', spoil: (token: string) => token.slice(0, 20) },
  { name: 'with more after it', purpose: 'contact', spoil: (token: string) => `${token}=` },
  { name: 'empty', purpose: 'contact', spoil: () => '' },
  { name: 'of dots', purpose: 'contact', spoil: () => '...' },
  {
    name: 'signed with another key',
    purpose: 'contact',
    spoil: () => signedTimes(derivedKey('another secret of it', 'times')).issue('contact', NOW),
  },
])('a token $name is not ours', ({ purpose, spoil }) => {
  expect(times.read(purpose, spoil(times.issue('contact', NOW)))).toBeNull()
})
