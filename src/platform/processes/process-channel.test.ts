import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { processChannel, type Calls } from './process-channel.ts'

/** Creates two connected ends. `cut`: stops the delivery. */
function ends() {
  const [one, other] = [new EventEmitter(), new EventEmitter()]
  let isCut = false
  const sendTo =
    (to: EventEmitter) =>
    (message: object, _?: undefined, __?: undefined, done?: (error: Error | null) => void) => {
      if (isCut) done?.(new Error('the channel is closed'))
      else {
        done?.(null)
        queueMicrotask(() => to.emit('message', structuredClone(message)))
      }
      return true
    }
  return {
    one: Object.assign(one, { send: sendTo(other) }),
    other: Object.assign(other, { send: sendTo(one) }),
    cut: () => (isCut = true),
  }
}

type Theirs = Calls & {
  double: (value: number) => number
  fail: (value: null) => null
  hang: (value: null) => null
}

function stubChannel() {
  const { one, other, cut } = ends()
  processChannel(other, {
    double: async (value: number) => value * 2,
    fail: () => Promise.reject(new Error('it is Sunday')),
    hang: () => new Promise(() => {}),
  })
  return { ...processChannel<Theirs>(one, {}), cut }
}

test('questions are answered, each with its own answer', async () => {
  const { request: call } = stubChannel()
  expect(await Promise.all([call('double', 2), call('double', 21)])).toEqual([4, 42])
})

test('a failure is told in its words, and so is a question that nobody knows', async () => {
  const { request: call } = stubChannel()
  await expect(call('fail', null)).rejects.toThrow('it is Sunday')
  await expect(call('sing' as 'fail', null)).rejects.toThrow('nobody answers sing')
})

test('nobody waits for longer than they said, nor for a process that has ended', async () => {
  const { request: call, end, cut } = stubChannel()
  await expect(call('hang', null, 20)).rejects.toThrow('no answer to hang in 20 ms')
  const hanging = call('hang', null)
  end('it ended with SIGKILL')
  await expect(hanging).rejects.toThrow('it ended with SIGKILL')
  cut()
  await expect(call('double', 1)).rejects.toThrow('the channel is closed')
})
