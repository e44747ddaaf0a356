import { expect, test } from 'vitest'
import { mailsCounted } from './mail-limits.ts'

test.for([
  { isKnown: true, counted: [60, 20] },
  { isKnown: false, counted: [6, 4] },
])(
  'mails of cars are counted in a day for the mailbox and the booking: known $isKnown',
  ({ isKnown, counted }) => {
    const of = (to: string, bookingId = 'b') => mailsCounted({ to, bookingId, isKnown }, 1)
    expect(of('a@example.com').map(({ limit }) => limit.most)).toEqual(counted)
    for (const { limit } of of('a@example.com')) expect(limit.seconds).toBe(86_400)
    expect(of('A+1@Example.com')).toEqual(of('a@example.com'))
    // Every address that an owner enters counts against the same booking.
    expect(of('another@example.com')[1]).toEqual(of('a@example.com')[1])
    expect(mailsCounted({ to: 'a', bookingId: 'b', isKnown }, 0.01).map(({ limit }) => limit.most)).toEqual([
      1, 1,
    ])
  },
)
