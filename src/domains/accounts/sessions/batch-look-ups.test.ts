import { expect, test } from 'vitest'
import { batchLookUps } from './batch-look-ups.service.ts'

/** Creates look-ups that the test resolves by hand. */
function slowly() {
  const batches: {
    keys: readonly string[]
    settle: (found: string[]) => void
    fail: (error: Error) => void
  }[] = []
  const lookUp = batchLookUps<string, string>(
    (keys) =>
      new Promise((settle, fail) => {
        batches.push({ keys, settle, fail })
      }),
  )
  return { batches, lookUp }
}

const round = () => new Promise((next) => setImmediate(next))

test('one alone is looked up at once', async () => {
  const { batches, lookUp } = slowly()
  const found = lookUp('a')
  expect(batches.map(({ keys }) => keys)).toEqual([['a']])
  batches[0]?.settle(['of a'])
  expect(await found).toBe('of a')
})

test('those that come while one is under way are the next, together, and each has its own answer', async () => {
  const { batches, lookUp } = slowly()
  const found = ['a', 'b', 'c', 'b'].map(lookUp)
  expect(batches).toHaveLength(1)
  batches[0]?.settle(['of a'])
  await round()
  expect(batches[1]?.keys).toEqual(['b', 'c', 'b'])
  batches[1]?.settle(['1', '2', '3'])
  expect(await Promise.all(found)).toEqual(['of a', '1', '2', '3'])
})

test('what is asked again is looked up again', async () => {
  const { batches, lookUp } = slowly()
  const first = lookUp('a')
  batches[0]?.settle(['before'])
  expect(await first).toBe('before')
  await round()
  const second = lookUp('a')
  batches[1]?.settle(['after'])
  expect(await second).toBe('after')
})

test('a look-up that fails fails for who asked in it, and for nobody else', async () => {
  const { batches, lookUp } = slowly()
  const failing = lookUp('a')
  const waiting = lookUp('b')
  batches[0]?.fail(new Error('the line broke'))
  await expect(failing).rejects.toThrow('the line broke')
  batches[1]?.settle(['of b'])
  expect(await waiting).toBe('of b')
})
