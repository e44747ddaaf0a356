import { fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inspectProcess } from '#testing/stand-ins/inspect-process.ts'

const IS_LINUX = process.platform === 'linux'
const HAS_CHRT = IS_LINUX && spawnSync('chrt', ['--version']).status === 0
/** SCHED_IDLE in sched(7). */
const IDLE = 5

test('all work is done in one process, which is not ours, and a fault of it is told in its words', async () => {
  const request = inspectProcess()
  const [first, second] = await Promise.all([request('pid'), request('pid')])
  expect(first).toBe(second)
  expect(first).not.toBe(process.pid)
  await expect(request('a fault')).rejects.toThrow('it is Sunday')
  expect(await request('pid')).toBe(first)
})

test.runIf(IS_LINUX)('every thread of it leaves the processors to others', async () => {
  const priorities = await inspectProcess()('priorities')
  expect(new Set([priorities].flat())).toEqual(new Set([19]))
})

test.runIf(HAS_CHRT)('a processor that runs nothing but it is free for others', async () => {
  const policies = await inspectProcess()('policies')
  expect(new Set([policies].flat())).toEqual(new Set([IDLE]))
})

test('nobody waits for a process that was killed, and the next work is done by another', async () => {
  const request = inspectProcess()
  const first = Number(await request('pid'))
  const waiting = request('nothing')
  process.kill(first, 'SIGKILL')
  await expect(waiting).rejects.toThrow('the process of inspect-process.worker.ts ended with SIGKILL')
  expect(await request('pid')).not.toBe(first)
})

test.runIf(IS_LINUX)('it ends with the process that started it, however that ends', async () => {
  const parent = fork(new URL('../../testing/stand-ins/work-process-parent.ts', import.meta.url))
  const [child] = await once(parent, 'message')
  parent.kill('SIGKILL')
  await expect.poll(() => existsSync(`/proc/${child}`)).toBe(false)
})
