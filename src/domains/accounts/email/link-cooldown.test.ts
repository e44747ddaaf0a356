import { expect, test } from 'vitest'
import { secondsToNextLink } from './link-cooldown.ts'

const now = new Date('2026-11-01T12:00:00Z')
const ago = (...seconds: number[]) => seconds.map((one) => new Date(now.getTime() - one * 1000))

test.for([
  { name: 'the first goes at once', mailed: ago(), seconds: 0 },
  { name: 'a minute lies between two', mailed: ago(20), seconds: 40 },
  { name: 'then the next goes', mailed: ago(60), seconds: 0 },
  { name: 'four within an hour leave room for one', mailed: ago(60, 120, 180, 240), seconds: 0 },
  { name: 'five within an hour are enough', mailed: ago(60, 120, 180, 240, 3000), seconds: 600 },
  { name: 'until the oldest of them is an hour old', mailed: ago(60, 120, 180, 240, 3600), seconds: 0 },
  {
    name: 'twelve within a day are enough',
    mailed: ago(...Array.from({ length: 12 }, (_, at) => 7200 * (at + 1) - 4000)),
    seconds: 86_400 - (7200 * 12 - 4000),
  },
])('of links to one person, $name', ({ mailed, seconds }) => {
  expect(secondsToNextLink(mailed, now)).toBe(seconds)
})
