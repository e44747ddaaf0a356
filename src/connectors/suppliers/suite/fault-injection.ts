import { expect, test } from 'vitest'
import { failure, value } from './bench.ts'
import type { Bench } from './bench.ts'

/** Rules of faults: the connector's result when its supplier fails. */
export function faultRules(bench: Bench): void {
  const { rental, connect, chosenCar, order, ours } = bench
  const { findsByReference } = bench.subject

  test('an answer lost after booking is found by our reference where the protocol can, and refused where it cannot', async () => {
    const request = order(await chosenCar(rental, 3))
    await bench.simulator().injectFault({ mode: 'drop_after_booking', times: 1 })
    expect(await bench.connector().reserve(request)).toMatchObject({
      ok: false,
      failure: { code: 'no_answer' },
    })
    expect(await ours(request)).toHaveLength(1)
    const found = await bench.connector().retrieve({ ...request, supplierReference: null })
    if (findsByReference)
      expect(value(found)?.supplierReference).toBe((await ours(request))[0]?.supplierReference)
    else
      expect(found).toMatchObject({
        ok: false,
        failure: { code: 'refused', reason: 'not_offered' },
      })
  })

  test('the book survives a restart of the supplier', async () => {
    const before = bench.simulator().book()
    await bench.restart()
    expect(bench.simulator().book()).toEqual(before)
    expect(before.length).toBeGreaterThan(0)
  })

  test('a supplier that is too slow is no answer, within the time-out', async () => {
    await bench.simulator().injectFault({ mode: 'slow', delayMs: 5_000, times: 1 })
    const started = performance.now()
    const answer = await connect({ timeoutMs: 200 }).availability(rental)
    expect(answer).toMatchObject({ ok: false, failure: { code: 'no_answer' } })
    expect(performance.now() - started).toBeLessThan(2_000)
  })

  test('a supplier that is not there is unreachable', async () => {
    await bench.simulator().injectFault({ mode: 'closed' })
    expect(await bench.connector().availability(rental)).toMatchObject({
      ok: false,
      failure: { code: 'unreachable' },
    })
  })

  test('a cut connection is no answer, HTTP 500 and garbage are garbage', async () => {
    await bench.simulator().injectFault({ mode: 'drop' })
    expect(failure(await bench.connector().availability(rental)).code).toBe('no_answer')
    await bench.simulator().injectFault({ mode: 'failing' })
    expect(failure(await bench.connector().availability(rental)).code).toBe('garbage')
    await bench.simulator().injectFault({ mode: 'garbage' })
    for (const _ of ['cut', 'random', 'html'])
      expect(failure(await bench.connector().availability(rental)).code).toBe('garbage')
  })

  test('a wrong account is refused as not authorized', async () => {
    const answer = await connect({ wrongAccount: true }).availability(rental)
    expect(answer).toMatchObject({
      ok: false,
      failure: { code: 'refused', reason: 'not_authorized' },
    })
  })
}
