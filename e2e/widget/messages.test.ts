import type { Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROTOCOL_VERSION } from '#domains/widget/widget-config.contract.ts'
import { PAGE_EVENTS } from '#src/widget/messages/page-events.ts'
import { violations } from '../environment/accessible.ts'
import { snippet } from './host-page.ts'
import { hostEnvironment, idOf, shownFrame, tabsIn, type HostEnvironment } from './host-steps.ts'

let host: HostEnvironment['host']
let visit: HostEnvironment['visit']
let ours: string
let key: string
beforeAll(async () => {
  ;({ host, visit, ours, key } = await hostEnvironment())
})
afterAll(() => host.close())

const HELLO = { rihla: 'hello', v: PROTOCOL_VERSION }

test('only the frame’s own hello is answered, and to its origin alone', async () => {
  await visit({}, async ({ page }) => {
    const other = host.show({ body: '<p>Another frame of the page</p>' })
    await page.goto(host.show({ body: `${snippet(key)}<iframe name="other" src="${other}"></iframe>` }))
    const frame = await shownFrame(page)
    const another = page.frame('other')!
    const id = idOf(frame)
    for (const one of [page.mainFrame(), frame, another])
      await one.evaluate(() => {
        const answers: unknown[] = []
        window.addEventListener('message', ({ data }) => data.rihla === 'welcome' && answers.push(data.id))
        Object.assign(window, { answers })
      })
    const showsText = (from: Frame, id: string) =>
      from.evaluate((message) => window.parent.postMessage(message, '*'), { ...HELLO, id })
    await showsText(page.mainFrame(), id)
    await showsText(another, id)
    await showsText(frame, 'another-id')
    await showsText(frame, id)
    await expect.poll(() => frame.evaluate('window.answers')).toEqual([id])
    expect(await page.evaluate('window.answers')).toEqual([])
    expect(await another.evaluate('window.answers')).toEqual([])
  })
})

test('a page to which the frame was navigated gets no message, though it knows the id', async () => {
  const elsewhere = host.show({
    body: `<script>
      const answers = []
      addEventListener('message', ({ data }) => data === 'after' ? parent.postMessage({ answers }, '*') : answers.push(data))
      parent.postMessage({ rihla: 'hello', v: ${PROTOCOL_VERSION}, id: location.hash.slice(1) }, '*')</script>`,
  })
  await visit({}, async ({ page }) => {
    await page.goto(host.show({ body: snippet(key) }))
    const frame = await shownFrame(page)
    await page.evaluate(() => {
      // It hears after the widget has: an answer would have been sent before this one.
      window.addEventListener('message', ({ data, source }) => {
        if (data.rihla === 'hello') (source as Window).postMessage('after', '*')
        if (data.answers) Object.assign(window, { answers: data.answers })
      })
    })
    await frame.evaluate((url) => location.assign(url), `${elsewhere}#${idOf(frame)}`)
    await expect.poll(() => page.evaluate('window.answers')).toEqual([])
  })
})

/** Opens another port to the widget's page, as the frame does; stored in the frame as `port`. */
async function openPort(frame: Frame) {
  await frame.evaluate(
    (hello) =>
      new Promise((welcomed) => {
        window.addEventListener('message', ({ data, ports: [port] }) => {
          if (data.rihla === 'welcome') welcomed(Object.assign(window, { port }))
        })
        window.parent.postMessage(hello, '*')
      }),
    { ...HELLO, id: idOf(frame) },
  )
  return (messages: readonly unknown[]) =>
    frame.evaluate((all) => {
      const { port } = window as unknown as { port: MessagePort }
      for (const message of all) port.postMessage(message)
    }, messages)
}

/** The names of the events that the page hears, from now on. */
async function eventsHeard(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(
    (types) => {
      const heard: string[] = []
      for (const type of types) document.addEventListener(`rihla:${type}`, () => heard.push(type))
      Object.assign(window, { heard })
    },
    // Navigation by the page itself sends no message.
    [...PAGE_EVENTS, 'navigate'],
  )
  return () => page.evaluate('window.heard')
}

const MALFORMED = [
  'ready',
  null,
  7,
  [],
  {},
  { type: 'constructor' },
  { type: 'tab' },
  { type: 'tab', tab: 'x'.repeat(2001) },
  { type: 'height', height: -1 },
  { type: 'booking', reference: 'R', tripId: '1', total: { amount: 1.5, currency: 'AED' } },
  { type: 'analytics', event: 'step', fields: ['step'] },
]
const ELSEWHERE = [
  'https://elsewhere.example/',
  '//elsewhere.example/',
  'javascript:void(window.ran = true)',
  'data:text/html,Elsewhere',
  'http://',
  '',
]

test('malformed messages of the frame are ignored, and it navigates the page only to our own origin', async () => {
  await visit({}, async ({ page }) => {
    await page.goto(host.show({ body: snippet(key) }))
    const frame = await shownFrame(page)
    const sendMessage = await openPort(frame)
    const heard = await eventsHeard(page)
    const opened: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) opened.push(request.url())
    })
    await sendMessage([
      ...MALFORMED,
      ...ELSEWHERE.map((url) => ({ type: 'navigate', url })),
      { type: 'tab', tab: 'new' },
    ])
    await expect.poll(heard).toEqual(['tab'])
    expect(await page.evaluate('window.ran')).toBeUndefined()
    await sendMessage([{ type: 'navigate', url: `${ours}/robots.txt` }])
    await page.waitForURL(`${ours}/robots.txt`)
    expect(opened).toEqual([`${ours}/robots.txt`])
  })
})

test('a page changes the colours and the width of its widget, which preserves the input', async () => {
  await visit({}, async ({ page }) => {
    await page.goto(host.show({ body: snippet(key) }))
    const frame = await shownFrame(page)
    const field = frame.getByRole('combobox').filter({ visible: true }).first()
    await field.fill('Somewhere near the sea')
    await page.locator('rihla-booking').evaluate((widget) => {
      widget.setAttribute('primary-color', '#0a7')
      widget.setAttribute('scheme', 'dark')
      widget.setAttribute('width', '500')
    })
    const readStyle = () =>
      frame.evaluate(() => {
        const root = document.documentElement
        const style = getComputedStyle(root)
        return [style.colorScheme, style.getPropertyValue('--coral'), root.clientWidth]
      })
    await expect.poll(readStyle).toEqual(['dark', '#00aa77', 500])
    expect(await field.inputValue()).toBe('Somewhere near the sea')
    expect(await violations(frame)).toEqual([])
    // Its address is still of the first colours.
    await frame.evaluate(() => location.reload())
    await tabsIn(page).first().waitFor()
    await expect.poll(readStyle).toEqual(['dark', '#00aa77', 500])
  })
})
