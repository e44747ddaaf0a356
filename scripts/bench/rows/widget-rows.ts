import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CDPSession, Page } from 'playwright-core'
import { launchChromium } from '#testing/infrastructure/chromium.ts'
import { DEMO_KEY } from '#domains/widget/demo/demo.contract.ts'
import type { Result } from 'lighthouse'
import { audit, scoreOf } from '../lighthouse.ts'
import { median } from '../rounds.ts'
import type { Row } from '../row.ts'
import type { Product } from '../environment.ts'

const ROUNDS = 5
/** CPU throttling factor of the browser. */
const THROTTLE = 4
const MAX_SCRIPT_MS = 30
const MAX_SKELETON_MS = 100
const WIDGETS = 50
const MAX_READY_MS = 2500
/** 1.6 Mbit/s in bytes per second, and a round trip's time: a slow 4G line. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
/** Placeholder of the widget until the script has loaded. */
const RESERVED = '<svg width="100%" display="block" height="720"></svg>'
const AUDITS = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
/** Max change of a page's score by a widget. */
const MAX_SCORE_CHANGE = 1

type Cost = { scriptMs: number; skeletonMs: number; shift: number; requests: number; listeners: number }

/** Measures the widget's cost for a host page. */
export async function widgetRows({ port }: Product): Promise<Row[]> {
  const ours = `http://127.0.0.1:${port}`
  const host = await hostPage()
  const browser = await launchChromium()
  const costs: Cost[] = []
  try {
    // One extra round to warm up the server.
    for (let round = 0; round <= ROUNDS; round++) {
      const page = await browser.newPage()
      const cost = await costOf(page, host.url, `${ours}/widget/v1/loader.js`)
      if (round > 0) costs.push(cost)
      await page.close()
    }
  } finally {
    await browser.close()
    host.close()
  }
  const readyMs = await readyTimes(`${ours}/widget/v1/loader.js`)
  const of = (field: keyof Cost) => costs.map((cost) => cost[field])
  return [
    limitRow(
      `the widget’s script on its page, ${THROTTLE} times slower`,
      median(of('scriptMs')),
      MAX_SCRIPT_MS,
      'ms',
    ),
    limitRow('from the script’s arrival to the skeleton', median(of('skeletonMs')), MAX_SKELETON_MS, 'ms'),
    limitRow(
      'from the page’s address to a widget that is ready, slow phone and line',
      median(readyMs),
      MAX_READY_MS,
      'ms',
    ),
    limitRow('layout shift of the page around a widget', Math.max(...of('shift')), 0),
    limitRow('requests of the page before the widget’s frame', Math.max(...of('requests')), 1),
    limitRow(`listeners left by ${WIDGETS} widgets`, Math.max(...of('listeners')), 0),
    ...(await scoreRows(`${ours}/widget/v1/loader.js`)),
  ]
}

function limitRow(work: string, value: number, max: number, unit = ''): Row {
  const measured = `${Number(value.toFixed(1))} ${unit}`.trim()
  return { work, measured, needed: `≤ ${max} ${unit}`.trim(), holds: value <= max }
}

/** Measures the milliseconds from the host page's navigation until the widget is ready, on a first visit. */
async function readyTimes(loader: string): Promise<number[]> {
  const host = await hostPage(`<script async src="${loader}"></script>`)
  // In one process, so that the frame's scripts are throttled with the page's: a phone may have no spare
  // core.
  const browser = await launchChromium(ONE_PROCESS)
  const times: number[] = []
  try {
    for (let round = 0; round <= ROUNDS; round++) {
      const context = await browser.newContext({ viewport: { width: 375, height: 800 } })
      const page = await context.newPage()
      const devtools = await context.newCDPSession(page)
      await devtools.send('Network.enable')
      await devtools.send('Network.emulateNetworkConditions', LINE)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
      await page.addInitScript(() => {
        document.addEventListener('rihla:ready', () => Object.assign(window, { readyAt: performance.now() }))
      })
      await page.goto(host.url, { waitUntil: 'commit' })
      await page.waitForFunction('window.readyAt')
      if (round > 0) times.push(await page.evaluate<number>('window.readyAt'))
      await context.close()
    }
  } finally {
    await browser.close()
    host.close()
  }
  return times
}

const ONE_PROCESS = ['--disable-site-isolation-trials', '--disable-features=IsolateOrigins,site-per-process']

/** Compares Lighthouse's scores of a page with and without a widget. */
async function scoreRows(loader: string): Promise<Row[]> {
  const scores = []
  for (const script of ['', `<script async src="${loader}"></script>`]) {
    const host = await hostPage(script)
    const runs: Result[] = []
    while (runs.length < AUDITS) runs.push(await audit(host.url))
    host.close()
    scores.push(CATEGORIES.map((category) => median(runs.map((run) => scoreOf(run, category)))))
  }
  const [without = [], within = []] = scores
  return CATEGORIES.map((category, at) => {
    const [before = 0, after = 0] = [without[at], within[at]]
    return {
      work: `Lighthouse, ${category}: a page with a widget against without`,
      measured: `${after} against ${before}`,
      needed: `± ${MAX_SCORE_CHANGE}`,
      holds: before > 0 && Math.abs(after - before) <= MAX_SCORE_CHANGE,
    }
  })
}

/** Returns a page of another origin, by default still without the script. */
async function hostPage(script = '') {
  const text = `<!doctype html><html lang="en"><title>Host</title><meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="data:,"><body><main><h1>Host</h1>${script}
    <rihla-booking api-key="${DEMO_KEY}">${RESERVED}</rihla-booking><p>Below</main>`
  const server = createServer((_request, reply) => {
    reply.setHeader('content-type', 'text/html; charset=utf-8')
    reply.end(text)
  })
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  }
}

async function costOf(page: Page, url: string, loader: string): Promise<Cost> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  await page.addInitScript(() => {
    const shifts: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { shifts })
  })
  await page.goto(url)
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const before = await scriptMsOf(devtools)
  const skeletonMs = await page.evaluate(runLoader, loader)
  const scriptMs = (await scriptMsOf(devtools)) - before
  await page.frameLocator('rihla-booking iframe').getByRole('tab').first().waitFor()
  const shifts = await page.evaluate<number[]>('window.shifts')
  return {
    scriptMs,
    skeletonMs,
    shift: shifts.reduce((sum, shift) => sum + shift, 0),
    requests: requested.indexOf('/widget/frame'),
    listeners: await listenersLeft(page, devtools),
  }
}

/** Measures, in the page, the milliseconds from the script's arrival until the page is painted with it. */
async function runLoader(src: string): Promise<number> {
  const script = Object.assign(document.createElement('script'), { src })
  await new Promise((done) => {
    script.addEventListener('load', done)
    document.head.append(script)
  })
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
  const [loaded] = performance.getEntriesByName(src) as PerformanceResourceTiming[]
  return performance.now() - (loaded?.responseEnd ?? 0)
}

async function scriptMsOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0)
}

async function listenersLeft(page: Page, devtools: CDPSession): Promise<number> {
  const count = async () => {
    const { result } = await devtools.send('Runtime.evaluate', { expression: 'window' })
    const found = await devtools.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' })
    return found.listeners.length
  }
  const before = await count()
  await page.evaluate(
    ([key, times]) => {
      for (let iteration = 0; iteration < times; iteration++) {
        const widget = Object.assign(document.createElement('rihla-booking'), { config: { apiKey: key } })
        document.body.append(widget)
        widget.remove()
      }
    },
    [DEMO_KEY, WIDGETS] as const,
  )
  return (await count()) - before
}
