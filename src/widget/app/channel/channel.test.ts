import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PROTOCOL_VERSION } from '#domains/widget/widget-config.contract.ts'
import { openChannel } from './channel.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const boot = { id: 'w1', origin: 'https://host.example' }
const welcome = {
  rihla: 'welcome',
  v: PROTOCOL_VERSION,
  id: 'w1',
  prefill: { name: 'Layla' },
  partnerCode: 'P1',
  subId: 's',
  metadata: { desk: 7 },
  primaryColor: '#00aa77',
  scheme: 'dark',
}
const host = { prefill: { name: 'Layla' }, partnerCode: 'P1', subId: 's', metadata: { desk: 7 } }

/** A frame's window: what it posts to its parent, and a way for that to answer. */
function frame(hash = '') {
  const hellos: unknown[] = []
  const target = new EventTarget()
  const parent = { postMessage: (message: unknown, to: unknown) => void hellos.push([message, to]) }
  const around = {
    parent,
    location: { hash },
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    setTimeout,
    clearTimeout,
  } as unknown as Parameters<typeof openChannel>[1]
  const answer = (
    data: unknown,
    { origin = boot.origin, source = parent }: { origin?: string; source?: object } = {},
  ) => {
    const { port1, port2 } = new MessageChannel()
    target.dispatchEvent(Object.assign(new Event('message'), { data, origin, source, ports: [port2] }))
    return port1
  }
  return { hellos, around, answer }
}

test('hello goes to the page’s own origin until it is answered; other colours come through the port', async () => {
  const { hellos, around, answer } = frame()
  const colors: string[] = []
  const opening = openChannel(boot, around, ({ primaryColor }) => colors.push(primaryColor))
  vi.advanceTimersByTime(600)
  const hello = [{ rihla: 'hello', v: PROTOCOL_VERSION, id: 'w1' }, boot.origin]
  expect(hellos).toEqual([hello, hello, hello])
  const port = answer(welcome)
  const channel = await opening
  expect(channel.host).toEqual(host)
  vi.advanceTimersByTime(10_000)
  expect(hellos).toHaveLength(3)
  vi.useRealTimers()
  const heard = new Promise((resolve) =>
    port.addEventListener('message', ({ data }) => resolve(data), { once: true }),
  )
  port.start()
  channel.notifyHost({ type: 'ready' })
  expect(await heard).toEqual({ type: 'ready' })
  for (const message of ['theme', { ...welcome, primaryColor: 7 }, { ...welcome, primaryColor: '#f00' }])
    port.postMessage(message)
  await expect.poll(() => colors).toEqual(['#00aa77', '#f00'])
  port.close()
})

test.for([
  { what: 'of another origin', data: welcome, from: { origin: 'https://evil.example' } },
  { what: 'of another window', data: welcome, from: { source: {} } },
  { what: 'for another widget', data: { ...welcome, id: 'w2' }, from: {} },
  { what: 'of another version', data: { ...welcome, v: 99 }, from: {} },
])('a welcome $what is none; after five hellos the frame goes on alone', async ({ data, from }) => {
  const { hellos, around, answer } = frame()
  const opening = openChannel(boot, around)
  answer(data, from).close()
  vi.advanceTimersByTime(5000)
  expect((await opening).host).toEqual({ prefill: {}, partnerCode: '', subId: '', metadata: {} })
  expect(hellos).toHaveLength(5)
})

test('the whole page asks nobody, and has what it was given in its fragment', async () => {
  const { hellos, around } = frame(`#given=${encodeURIComponent(JSON.stringify(host))}`)
  expect((await openChannel({ id: '', origin: '' }, around)).host).toEqual(host)
  expect(hellos).toEqual([])
})

test('a partner’s link to the whole page names the partner in its query, where its fragment names nobody', async () => {
  const link = { id: '', origin: '', partnerCode: 'P9', subId: 'mail' }
  expect((await openChannel(link, frame('#given={}').around)).host).toMatchObject({
    partnerCode: 'P9',
    subId: 'mail',
  })
  const frameOfHost = frame(`#given=${encodeURIComponent(JSON.stringify({ ...host, subId: '' }))}`)
  expect((await openChannel(link, frameOfHost.around)).host).toMatchObject({ partnerCode: 'P1', subId: '' })
})

test('a fragment of anything else gives nothing', async () => {
  for (const hash of ['', '#given=', '#given={', '#given={"metadata":1}', '#top'])
    expect((await openChannel({ id: '', origin: '' }, frame(hash).around)).host).toEqual({
      prefill: {},
      partnerCode: '',
      subId: '',
      metadata: {},
    })
})
