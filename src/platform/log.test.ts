import { expect, test } from 'vitest'
import { createLog, onceAMinute } from './log.ts'
import { inContext } from './work-context.ts'

test('what a job fails with again and again is a line a minute; other failures, and those of requests, are lines of their own', () => {
  const at = { ms: 0 }
  const mayLog = onceAMinute(() => at.ms)
  const failed = (message: string, about = {}) => [{ err: new Error(message), ...about }, 'a job failed']
  const inJob = (line: unknown[]) => inContext({ job: 'settle bookings' }, () => mayLog(line))
  expect(inJob(failed('no connection'))).toBe(true)
  expect(inJob(failed('no connection'))).toBe(false)
  expect(inJob(failed('another'))).toBe(true)
  expect(inJob(failed('no connection', { bookingId: 'x' }))).toBe(true)
  expect(inJob([{ bookingId: 'x' }, 'a booking needs a person'])).toBe(true)
  expect(inJob([{ bookingId: 'x' }, 'a booking needs a person'])).toBe(true)
  at.ms = 60_000
  expect(inJob(failed('no connection'))).toBe(true)
  const inRequest = () => inContext({ requestId: 'a-request' }, () => mayLog(failed('no connection')))
  expect([inRequest(), inRequest()]).toEqual([true, true])
})

test('a line says of which request it is', () => {
  const lines: string[] = []
  const log = createLog('warn', 'web-1', { write: (line) => lines.push(line) })
  inContext({ requestId: 'a-request' }, () => log.warn({ plan: 'x' }, 'a connector threw'))
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({
      requestId: 'a-request',
      process: 'web-1',
      plan: 'x',
      msg: 'a connector threw',
    }),
  ])
})
