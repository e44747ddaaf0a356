import { afterAll, beforeAll, expect, test } from 'vitest'
import { WIDGET_DEFAULTS } from '#domains/widget/widget-config.contract.ts'
import { snippetOf } from '#src/widget/snippets/snippets.ts'
import { keyWith } from '#testing/builders/trips/trip-people.ts'
import { drawn } from '../environment/environment.ts'
import { HOSTILE, snippet, strictPolicy } from './host-page.ts'
import { hostEnvironment, shownFrame, tabsIn, type HostEnvironment } from './host-steps.ts'

let environment: HostEnvironment['environment']
let host: HostEnvironment['host']
let visit: HostEnvironment['visit']
let ours: string
let key: string
beforeAll(async () => {
  ;({ environment, host, visit, ours, key } = await hostEnvironment())
})
afterAll(() => host.close())

test('a page whose styles and scripts are hostile shows the tabs, as large as ever', async () => {
  await visit({}, async ({ page }) => {
    await page.goto(host.show({ head: HOSTILE, body: snippet(key, 'metadata=\'{"room":1}\'') }))
    await tabsIn(page).first().waitFor()
    const box = await page.locator('rihla-booking iframe').boundingBox()
    expect(box).toMatchObject({ width: 800, height: 720 })
  })
})

test('a page with a strict content policy has no violation', async () => {
  const policy = strictPolicy(ours)
  await visit({}, async ({ page }) => {
    await page.goto(host.show({ policy, body: snippet(key) }))
    await shownFrame(page)
    expect(await page.locator('rihla-booking iframe').boundingBox()).toMatchObject({ height: 720 })
  })
  expect(host.reports).toEqual([])
})

test('where framing is rejected, visitors get a message and may retry, in their language', async () => {
  const elsewhere = await keyWith(environment.site, { domains: ['falcon.example'] })
  await visit({ language: 'ar' }, async ({ page, watched }) => {
    watched.expectInConsole(/frame-ancestors/)
    watched.cutOff(true)
    await page.goto(host.show({ body: snippet(elsewhere.key, 'language="ar"') }))
    await page.evaluate(() => {
      const codes: unknown[] = []
      document.addEventListener('rihla:error', (event) => codes.push((event as CustomEvent).detail.code))
      Object.assign(window, { codes })
    })
    const again = page.getByRole('button', { name: 'أعد المحاولة' })
    await again.waitFor()
    await page.getByText('تعذّر تحميل الحجز (api-key)').waitFor()
    expect(await page.evaluate('window.codes')).toEqual(['not_answered', 'wrong_key'])
    // Meanwhile the company has registered this domain.
    await environment.site.database.db
      .updateTable('api_keys')
      .set({ domains: ['localhost'] })
      .where('key', '=', elsewhere.key)
      .execute()
    await again.press('Enter')
    await tabsIn(page).first().waitFor()
    expect(await again.isVisible()).toBe(false)
  })
})

test('a frame that is loaded again shakes hands again', async () => {
  await visit({}, async ({ page }) => {
    await page.goto(host.show({ body: snippet(key) }))
    const frame = await shownFrame(page)
    const ready = page.evaluate(
      () => new Promise((done) => document.addEventListener('rihla:ready', () => done('again'))),
    )
    await frame.evaluate(() => location.reload())
    expect(await ready).toBe('again')
    await tabsIn(page).first().waitFor()
  })
})

test('two widgets on a page have their own tabs, colours and events, and a theme’s column holds', async () => {
  await visit({}, async ({ page }) => {
    const second = `<rihla-booking id="second" api-key="${key}" language="ar" tab-local="false" tab-self-drive="true"></rihla-booking>`
    // As block themes of WordPress lay out their column.
    const column =
      '.entry > :where(*) { max-width: 645px; margin-left: auto !important; margin-right: auto !important }'
    await page.goto(
      host.show({
        head: `<style>${column}</style><script>window.heard = []; document.addEventListener('rihla:ready', ({ target }) => heard.push(target.id))</script>`,
        body: `${snippet(key, 'id="first"')}<div class="entry">${second}</div>`,
      }),
    )
    await tabsIn(page, 1).first().waitFor()
    await expect.poll(() => page.evaluate('window.heard.toSorted().join()')).toBe('first,second')
    expect(await tabsIn(page, 0).allInnerTexts()).toEqual(['Local', 'Outstation'])
    expect(await tabsIn(page, 1).count()).toBe(2)
    const widths = ['first', 'second'].map(
      async (id) => (await page.locator(`#${id} iframe`).boundingBox())?.width,
    )
    expect(await Promise.all(widths)).toEqual([800, 645])
  })
})

test('fifty widgets that come and go leave no listener, no frame and no history', async () => {
  await visit({}, async ({ page, context }) => {
    const before = host.show({ body: 'Before' })
    await page.goto(before)
    await page.goto(host.show({ body: `${snippet(key)}<div id="place"></div>` }))
    await shownFrame(page)
    const devtools = await context.newCDPSession(page)
    const listeners = async () => {
      const counts = []
      for (const expression of ['window', 'document']) {
        const { result } = await devtools.send('Runtime.evaluate', { expression })
        const found = await devtools.send('DOMDebugger.getEventListeners', { objectId: result.objectId! })
        counts.push(found.listeners.length)
      }
      return counts
    }
    const atFirst = await listeners()
    await page.evaluate(async (apiKey) => {
      for (let round = 0; round < 50; round++) {
        const mode = ['inline', 'button', 'dialog'][round % 3]
        const widget = window.RihlaBooking('mount', '#place', { apiKey, mode })
        if (round % 3 > 0) widget.run('open')
        widget.setAttribute('primary-color', '#00aa77')
        if (round % 10 === 0) await new Promise((done) => setTimeout(done, 50))
        if (round % 2 === 0) document.body.append(widget)
        window.RihlaBooking('unmount', widget)
      }
    }, key)
    expect(await listeners()).toEqual(atFirst)
    expect(page.frames()).toHaveLength(2)
    await page.goBack()
    expect(page.url()).toBe(before)
  })
})

test('nothing on the page shifts while the widget loads late, nor when a tab is chosen', async () => {
  await visit({ fresh: true, width: 375 }, async ({ page, context }) => {
    await context.addInitScript(() => {
      const shifts: number[] = []
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value)
      })
      observer.observe({ type: 'layout-shift', buffered: true })
      Object.assign(window, { shifts })
    })
    await page.route('**/loader.js', async (route) => {
      await new Promise((late) => setTimeout(late, 500))
      await route.continue()
    })
    const config = { ...WIDGET_DEFAULTS, apiKey: key, marginTop: '24px' }
    const lines = snippetOf('html', config, { publicUrl: ours, productName: 'Rihla', pinned: null })
    const body = `<p>What stands above</p>${lines}<p>What stands below</p>`
    await page.goto(host.show({ body, policy: strictPolicy(ours) }))
    const below = await page.getByText('What stands below').boundingBox()
    await shownFrame(page)
    await tabsIn(page).nth(1).click()
    await expect.poll(() => tabsIn(page).nth(1).getAttribute('aria-selected')).toBe('true')
    await drawn(page)
    expect(await page.getByText('What stands below').boundingBox()).toEqual(below)
    expect(await page.evaluate('window.shifts')).toEqual([])
  })
  expect(host.reports).toEqual([])
})

test('a script whose hash is not as the page says does not run: what the page has in its place stays', async () => {
  await visit({}, async ({ page, watched }) => {
    watched.expectInConsole(/integrity/)
    watched.cutOff(true)
    const wrong = `<script src="LOADER" integrity="sha384-${'A'.repeat(64)}" crossorigin></script>`
    await page.goto(
      host.show({
        body: `${wrong}<rihla-booking api-key="${key}"><a href="tel:123">Call us</a></rihla-booking>`,
      }),
    )
    await page.getByRole('link', { name: 'Call us' }).waitFor()
    expect(page.frames()).toHaveLength(1)
  })
})

test('the frame comes from `baseUrl` where the key lists it; what cannot be read is named once', async () => {
  const listed = await keyWith(environment.site, { domains: ['localhost'] })
  await environment.site.database.db
    .updateTable('api_keys')
    .set({ base_urls: [environment.site.url] })
    .where('key', '=', listed.key)
    .execute()
  await visit({}, async ({ page }) => {
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    const widget = (attributes: string) =>
      `<rihla-booking api-key="${listed.key}" width="wide" ${attributes}></rihla-booking>`
    const body = [
      widget(`base-url="${environment.site.url}"`),
      widget('base-url="https://elsewhere.example"'),
      widget('as-web-page="true" partner-code="FALCON"'),
    ].join('')
    await page.goto(host.show({ body: `<script async src="LOADER"></script>${body}` }))
    await tabsIn(page, 0).first().waitFor()
    await tabsIn(page, 1).first().waitFor()
    const origins = page.frames().map((frame) => new URL(frame.url()).origin)
    expect(origins.toSorted()).toEqual([ours, host.url, environment.site.url].toSorted())
    expect(warnings).toEqual([
      'RihlaBooking: width cannot be "wide"',
      'RihlaBooking: baseUrl cannot be "https://elsewhere.example"',
    ])
    const link = await page.getByRole('link', { name: 'Book a trip' }).getAttribute('href')
    expect(link).toContain(`${ours}/widget/page?key=${listed.key}&`)
    // What is private is sent to no server.
    expect(link?.split('#')[0]).not.toContain('FALCON')
    expect(decodeURIComponent(link?.split('#')[1] ?? '')).toContain('"partnerCode":"FALCON"')
  })
})

declare global {
  interface Window {
    RihlaBooking: (command: string, ...rest: unknown[]) => HTMLElement & { run: (command: string) => void }
  }
}
