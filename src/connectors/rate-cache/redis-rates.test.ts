import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '@redis/client'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startRedis, WITHOUT_REDIS } from '#testing/infrastructure/redis.ts'
import { rateSharingProcess } from '#testing/builders/rentals/shared-rates.ts'
import { tcpProxy } from '#testing/infrastructure/tcp-proxy.ts'

const RATES = { packed: randomBytes(2_000), leftMs: 600_000 }

async function redis(more: readonly string[] = []) {
  const server = await startRedis({ more })
  onTestFinished(() => server.kill())
  return server
}

/** Connects another client to the same server. */
async function foreignClient(url: string) {
  const client = createClient({ url })
  await client.connect()
  onTestFinished(() => client.destroy())
  return client
}

describe.skipIf(WITHOUT_REDIS)(`on a real server ${WITHOUT_REDIS || ''}`, () => {
  test('what one process keeps another finds, byte for byte, until its time is over', async () => {
    const { url } = await redis()
    const [one, other] = await Promise.all([rateSharingProcess({ url }), rateSharingProcess({ url })])
    await one.lease('a').then((lease) => lease.release(RATES))
    const found = await other.stored('a')
    expect(found.packed.equals(RATES.packed)).toBe(true)
    expect(found.leftMs).toBeGreaterThan(0)
    expect(found.leftMs).toBeLessThanOrEqual(RATES.leftMs)

    await one.lease('b').then((lease) => lease.release({ ...RATES, leftMs: 1 }))
    const admin = await foreignClient(url)
    await expect.poll(() => admin.exists('test:{b}')).toBe(0)
    expect(await other.find('b')).toHaveProperty('release')
    expect(other.heard).toEqual(['kept', 'turn'])
  })

  test('one process has the turn; another waits for what it is answered', async () => {
    const { url } = await redis()
    const [one, other] = await Promise.all([rateSharingProcess({ url }), rateSharingProcess({ url })])
    const lease = await one.lease('a')
    const waiting = other.stored('a')
    await lease.release(RATES)
    expect((await waiting).packed.equals(RATES.packed)).toBe(true)
    expect(one.heard).toEqual(['turn'])
  })

  test('of many that ask at once one has the turn, and all the others have its answer', async () => {
    const { url } = await redis()
    const all = await Promise.all(Array.from({ length: 6 }, () => rateSharingProcess({ url })))
    let fetches = 0
    await Promise.all(
      all.map(async ({ find }) => {
        const found = await find('a')
        if (!('release' in found)) return
        fetches += 1
        await found.release(RATES)
      }),
    )
    expect(fetches).toBe(1)
  })

  test('a turn that comes to nothing is another’s', async () => {
    const { url } = await redis()
    const [one, other] = await Promise.all([rateSharingProcess({ url }), rateSharingProcess({ url })])
    const lease = await one.lease('a')
    const next = other.lease('a')
    await lease.release(null)
    await next
    expect(other.heard).toEqual(['turn'])
  })

  test('a process that dies costs the others the length of a turn, one that stops nothing', async () => {
    const { url } = await redis()
    const [one, other] = await Promise.all([
      rateSharingProcess({ url, maxFetchMs: 300 }),
      rateSharingProcess({ url }),
    ])
    await one.lease('a')
    await other.lease('a')
    expect(other.heard).toEqual(['turn'])

    const stopping = await rateSharingProcess({ url })
    await stopping.lease('b')
    const next = other.lease('b')
    await stopping.close()
    await next
    expect(other.heard).toEqual(['turn', 'turn'])
  })

  test('a process waits no longer than a turn may take, even where turn follows turn', async () => {
    const { url } = await redis()
    const [one, other] = await Promise.all([
      rateSharingProcess({ url }),
      rateSharingProcess({ url, maxFetchMs: 200 }),
    ])
    await one.lease('a')
    await other.lease('a')
    expect(other.heard).toEqual(['alone'])
  })

  test('whoever ends a turn late does not end another’s, and what it was answered is kept', async () => {
    const { url } = await redis()
    const [late, other, third] = await Promise.all([
      rateSharingProcess({ url, maxFetchMs: 50 }),
      rateSharingProcess({ url }),
      rateSharingProcess({ url }),
    ])
    const lateLease = await late.lease('a')
    await other.lease('a')
    await lateLease.release(null)
    expect(await (await foreignClient(url)).exists('test:{a}:turn')).toBe(1)

    const another = await late.lease('b')
    await another.release(RATES)
    expect((await third.stored('b')).packed.equals(RATES.packed)).toBe(true)
  })

  test('what is of another kind is no answer, is told once, and makes room for the next answer', async () => {
    const { url } = await redis()
    const [one, other] = await Promise.all([rateSharingProcess({ url }), rateSharingProcess({ url })])
    const admin = await foreignClient(url)
    await admin.rPush('test:{a}', 'a list')
    await admin.rPush('test:{b}', 'a list')
    const lease = await one.lease('a')
    await one.lease('b')
    expect(one.heard).toEqual(['alone', 'alone'])
    expect(one.warnings).toHaveLength(1)
    expect(one.warnings[0]).toContain('WRONGTYPE')
    await lease.release(RATES)
    expect((await other.stored('a')).packed.equals(RATES.packed)).toBe(true)

    await other.drop('a')
    await other.lease('a')
    expect(other.heard).toEqual(['kept', 'unreadable', 'turn'])
  })

  test('a full server holds nobody up: what it keeps is found, turns under way end, new ones are everybody’s', async () => {
    const { url } = await redis()
    const [one, other] = await Promise.all([rateSharingProcess({ url }), rateSharingProcess({ url })])
    await one.lease('a').then((lease) => lease.release(RATES))
    const underWay = await one.lease('b')
    const admin = await foreignClient(url)
    await admin.configSet('maxmemory', '1')
    await underWay.release(RATES)
    expect(await admin.exists('test:{b}:turn')).toBe(0)
    await other.stored('a')
    await other.lease('b')
    await other.lease('c')
    expect(other.heard).toEqual(['kept', 'alone', 'alone'])
    expect(other.warnings).toHaveLength(1)
  })

  test('a wrong password is told once, without the password', async () => {
    const { url } = await redis(['--requirepass', 'right-secret'])
    const { warnings, connected, lease } = await rateSharingProcess({
      url: url.replace('//', '//:wrong-secret@'),
    })
    await lease('a')
    expect(connected).toEqual([false])
    expect(warnings.join()).toContain('WRONGPASS')
    expect(warnings.join()).not.toContain('secret')

    const right = await rateSharingProcess({ url: url.replace('//', '//:right-secret@') })
    expect(right.connected).toEqual([true])
  })

  test('a server that goes and comes back is missed once and found again', async () => {
    const server = await redis()
    const one = await rateSharingProcess({ url: server.url })
    await one.lease('a')
    await server.kill()
    await expect.poll(() => one.connected).toEqual([true, false])
    await one.lease('b')
    expect(one.heard).toEqual(['turn', 'alone'])

    const again = await startRedis({ port: server.port })
    onTestFinished(() => again.kill())
    await expect.poll(() => one.connected).toEqual([true, false, true])
    await one.lease('c')
    expect(one.heard).toEqual(['turn', 'alone', 'turn'])
    expect(one.warnings).toHaveLength(1)
  })

  test('after a late answer nobody waits for the next one, on a connection that stays', async () => {
    const { url } = await redis()
    const one = await rateSharingProcess({ url, timeoutMs: 500 })
    const admin = await foreignClient(url)
    await admin.sendCommand(['CLIENT', 'PAUSE', '1500', 'ALL'])
    await one.lease('a')
    const before = performance.now()
    for (const key of ['b', 'c', 'd', 'e', 'f', 'g', 'h']) await one.lease(key)
    // Fewer than two of the seven waited for the timeout.
    expect(performance.now() - before).toBeLessThan(1_000)
    expect(new Set(one.heard)).toEqual(new Set(['alone']))

    let last = 0
    await expect
      .poll(async () => {
        await one.lease(`later-${(last += 1)}`)
        return one.heard.at(-1)
      })
      .toBe('turn')
    expect(one.connected).toEqual([true])
    expect(one.warnings).toEqual([])
  })

  test('who waits for a process that can no longer reach the server loses no more than a lease', async () => {
    const { url } = await redis()
    const line = await tcpProxy(url)
    const cutOff = await rateSharingProcess({ url: line.url, timeoutMs: 1_000 })
    const other = await rateSharingProcess({ url })
    await cutOff.lease('a')
    line.freeze()
    await other.lease('a')
    expect(other.heard).toEqual(['turn'])
  })

  test('a turn is its process’s for as long as it lasts', async () => {
    const { url } = await redis()
    const [one, other] = await Promise.all([rateSharingProcess({ url }), rateSharingProcess({ url })])
    const lease = await one.lease('a')
    const waiting = other.find('a')
    await pause(3_000)
    await lease.release(RATES)
    expect(await waiting).toHaveProperty('packed')
    expect(other.heard).toEqual(['awaited'])
  })

  test('a server that hangs is given up, until it goes on', async () => {
    const server = await redis()
    const one = await rateSharingProcess({ url: server.url, timeoutMs: 500 })
    expect(one.connected).toEqual([true])
    server.pause()
    for (const key of ['a', 'b', 'c', 'd']) await one.lease(key)
    expect(one.heard).toEqual(['alone', 'alone', 'alone', 'alone'])
    await expect.poll(() => one.connected).toEqual([true, false])
    server.goOn()
    await expect.poll(() => one.connected).toEqual([true, false, true])
    expect(one.warnings).toHaveLength(1)
  })
})
