import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

const settled = () => new Promise((done) => setTimeout(done))

test('wishes during a call get one more call together, after it', async () => {
  const calls: PromiseWithResolvers<void>[] = []
  const wish = oneAtATime(() => {
    const call = Promise.withResolvers<void>()
    calls.push(call)
    return call.promise
  })
  wish()
  wish()
  wish()
  expect(calls).toHaveLength(1)
  calls[0]?.resolve()
  await settled()
  expect(calls).toHaveLength(2)
  calls[1]?.resolve()
  await settled()
  expect(calls).toHaveLength(2)
  wish()
  expect(calls).toHaveLength(3)
})
