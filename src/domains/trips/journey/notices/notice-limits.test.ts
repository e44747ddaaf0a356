import { expect, test } from 'vitest'
import { noticeCounts, type NoticeCause } from './notice-limits.ts'

const person: NoticeCause = { profileId: 'p', companyId: null, network: '192.0.2.1' }

test.for([
  {
    name: 'a verified address for itself only',
    isVerified: true,
    requester: person,
    counted: [['trip notice a', 60]],
  },
  {
    name: 'an unverified one for network, booker and reader',
    isVerified: false,
    requester: person,
    counted: [
      ['trip notices from network 192.0.2.1', 40],
      ['trip notices of booker p', 20],
      ['asked trip notice a', 4],
      ['trip notice a', 12],
    ],
  },
  {
    name: 'of an IPv6 address also for the wider networks, with higher limits',
    isVerified: false,
    requester: { ...person, network: '2001:db8:1:2ab::9' },
    counted: [
      ['trip notices from network 2001:db8:1:2ab', 40],
      ['trip notices from network 2001:db8:1:200/56', 80],
      ['trip notices from network 2001:db8:1/48', 160],
      ['trip notices of booker p', 20],
      ['asked trip notice a', 4],
      ['trip notice a', 12],
    ],
  },
  {
    name: 'a later consequence of a booking for booker and reader',
    isVerified: false,
    requester: { ...person, network: null },
    counted: [
      ['trip notices of booker p', 20],
      ['asked trip notice a', 4],
      ['trip notice a', 12],
    ],
  },
  {
    name: 'of a company’s people for the company and the reader',
    isVerified: false,
    requester: { ...person, companyId: 'c' },
    counted: [
      ['trip notices of company c', 300],
      ['asked trip notice a', 4],
      ['trip notice a', 12],
    ],
  },
  {
    name: 'an action of the staff for the reader',
    isVerified: false,
    requester: null,
    counted: [['trip notice a', 12]],
  },
])('a notice is counted in a day: $name', ({ isVerified, requester, counted }) => {
  const counts = noticeCounts({ to: 'a', isVerified }, requester, 1)
  expect(counts.map(({ name, limit }) => [name, limit.most])).toEqual(counted)
  for (const { limit } of counts) expect(limit.seconds).toBe(86_400)
})

test('the scale of load runs multiplies each limit, and leaves at least one', () => {
  const limitsAt = (scale: number) =>
    noticeCounts({ to: 'a', isVerified: false }, person, scale).map(({ limit }) => limit.most)
  expect(limitsAt(10)).toEqual([400, 200, 40, 120])
  expect(limitsAt(0.01)).toEqual([1, 1, 1, 1])
})
