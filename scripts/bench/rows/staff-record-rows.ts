import type { Page } from 'playwright-core'
import { launchChromium } from '#testing/infrastructure/chromium.ts'
import { readTimes } from '../read-times.ts'
import type { Row } from '../row.ts'

const LIST = '/en/staff/bookings'
const API = '/api/'

/**
 * Measures the opening of a booking from the list in a browser: from the click to a frame with its journal, a
 * different booking each time. The list requests nothing about a booking before that: its calls are those for
 * one page of the list, however many rows it has.
 */
export async function staffRecordRows(url: string, token: string): Promise<Row[]> {
  const browser = await launchChromium()
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    await context.addCookies([{ name: 'rihla_token', value: token, url }])
    const page = await context.newPage()
    const calls: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith(API)) calls.push(pathname)
    })
    // Its answer leaves the cookie that pages read the name of who is signed in from.
    await page.goto(`${url}/api/auth/session`)
    calls.length = 0
    await page.goto(url + LIST, { waitUntil: 'networkidle' })
    const ofList = calls.length
    const rows = await page.locator('main tbody tr').count()
    const took = await openEach(page)
    const { row } = readTimes({ reads: took.length, warmUp: 0, maxMs: 200 })
    return [
      row('a booking opened from the list, in a browser', took),
      {
        work: `calls for a list of ${rows} bookings, opened in a browser`,
        measured: String(ofList),
        needed: '≤ 5',
        holds: rows > 5 && ofList <= 5,
      },
    ]
  } finally {
    await browser.close()
  }
}

/** Opens the list's bookings one after the other. */
async function openEach(page: Page): Promise<number[]> {
  const took: number[] = []
  const links = page.locator('main tbody th a')
  const count = await links.count()
  for (let at = 0; at < count; at++) {
    took.push(await links.nth(at).evaluate(untilShown))
    await page.goBack()
    await links.nth(at).waitFor()
  }
  return took
}

/** Clicks a link in the page; returns the milliseconds until its record is drawn. */
function untilShown(link: HTMLElement | SVGElement): Promise<number> {
  const reference = link.textContent ?? ''
  const isShown = () =>
    document.querySelector('h1')?.textContent?.includes(reference) === true &&
    document.querySelector('main ol li') !== null
  return new Promise((done) => {
    const from = performance.now()
    const watch = new MutationObserver(() => {
      if (!isShown()) return
      watch.disconnect()
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - from)))
    })
    watch.observe(document.body, { subtree: true, childList: true, characterData: true })
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  })
}
