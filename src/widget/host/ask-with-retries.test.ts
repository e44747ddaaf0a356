import { expect, onTestFinished, test, vi } from 'vitest'
import { askWithRetries } from './ask-with-retries.ts'

type Answer = { status: number; after?: string; tookMs?: number } | 'no network'

/** Asks for these answers one after the other, on a clock of its own. */
async function asked(answers: readonly Answer[], random = 1) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  vi.spyOn(Math, 'random').mockReturnValue(random)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const ending = new AbortController()
    setTimeout(() => ending.abort(), ms)
    return ending.signal
  })
  onTestFinished(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
  const waits: number[] = []
  let tries = 0
  let answeredAt = 0
  const asking = askWithRetries(async (signal) => {
    if (tries > 0) waits.push(performance.now() - answeredAt)
    const answer = answers[tries++] ?? 'no network'
    try {
      if (answer === 'no network') throw new TypeError('Failed to fetch')
      const { status, after, tookMs = 0 } = answer
      if (tookMs > 0) await new Promise((done) => setTimeout(done, tookMs))
      signal.throwIfAborted()
      return new Response(null, { status, headers: after === undefined ? {} : { 'retry-after': after } })
    } finally {
      answeredAt = performance.now()
    }
  })
  // Longer than all tries take. A timer of the test runner may come again and again, so not all timers are run.
  await vi.advanceTimersByTimeAsync(30_000)
  return { status: (await asking)?.status ?? null, tries, waits }
}

test.for<{ name: string; answers: Answer[]; status: number | null; waits: number[] }>([
  { name: 'an answer is taken at once', answers: [{ status: 200 }], status: 200, waits: [] },
  {
    name: 'network errors are tried again twice',
    answers: ['no network', 'no network', { status: 200 }],
    status: 200,
    waits: [300, 900],
  },
  {
    name: 'after three tries it is in vain',
    answers: [{ status: 500 }, { status: 503 }, { status: 502 }, { status: 200 }],
    status: null,
    waits: [300, 900],
  },
  {
    name: 'a time-out of the server',
    answers: [{ status: 408 }, { status: 200 }],
    status: 200,
    waits: [300],
  },
  {
    name: 'a short Retry-After is waited for',
    answers: [{ status: 429, after: '3' }, { status: 200 }],
    status: 200,
    waits: [3300],
  },
  { name: 'a long one is not', answers: [{ status: 429, after: '4' }], status: null, waits: [] },
  { name: 'nor is none', answers: [{ status: 429 }], status: null, waits: [] },
  {
    name: 'an unknown key stays unknown',
    answers: [{ status: 404 }, { status: 200 }],
    status: null,
    waits: [],
  },
  {
    name: 'ten seconds are all',
    answers: [{ status: 500, tookMs: 4000 }, { status: 500, tookMs: 6000 }, { status: 200 }],
    status: null,
    waits: [300, 900],
  },
])('$name', async ({ answers, status, waits }) => {
  const found = await asked(answers)
  expect(found).toMatchObject({ status, waits })
  expect(found.tries).toBeLessThanOrEqual(3)
})

test('how long it waits is chance, so that pages do not ask at once', async () => {
  expect((await asked([{ status: 500 }, { status: 500 }], 0.5)).waits).toEqual([150, 450])
})
