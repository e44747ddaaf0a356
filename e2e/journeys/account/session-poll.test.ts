import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountMenu, hasAccount, createPerson } from '../../steps/account-steps.ts'
import { pauseClock } from '../../environment/browser-clock.ts'
import {
  openEnvironment,
  sharedEnvironment,
  type DedicatedEnvironment,
  type BrowserEnvironment,
  type Visit,
} from '../../environment/environment.ts'

const POLL_SECONDS = 600

let polling: DedicatedEnvironment
let quiet: BrowserEnvironment
beforeAll(async () => {
  polling = await openEnvironment({ environment: { SESSION_POLL_SECONDS: String(POLL_SECONDS) } })
  quiet = await sharedEnvironment()
})
afterAll(() => polling.close())

const isSession = (url: string) => new URL(url).pathname === '/api/auth/session'

/** A user with a page open and its clock paused; how often it has requested its session since. */
async function staysOpen(visit: Visit, name: string): Promise<() => number> {
  const { page, open } = visit
  await hasAccount(visit, createPerson(name))
  await pauseClock(page)
  const firstPoll = page.waitForResponse((response) => isSession(response.url()))
  await open('/')
  await accountMenu(visit).waitFor()
  await firstPoll
  let count = 0
  page.on('request', (request) => {
    if (isSession(request.url())) count += 1
  })
  return () => count
}

test('if configured, an open page checks its session at intervals', async () => {
  await polling.visit({}, async (visit) => {
    const { page, site, t } = visit
    const countRequests = await staysOpen(visit, 'polling')
    await page.clock.runFor((POLL_SECONDS - 60) * 1000)
    expect(countRequests()).toBe(0)
    await site.database.db.deleteFrom('tokens').execute()
    // In steps: the page's timers for the response run on this clock, too.
    for (let waited = 0; countRequests() === 0 && waited < 120; waited += 5) await page.clock.runFor(5000)
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('shell:nav.login'), exact: true })
      .waitFor()
    expect(countRequests()).toBe(1)
  })
})

test('otherwise it does not check at intervals', async () => {
  await quiet.visit({}, async (visit) => {
    const countRequests = await staysOpen(visit, 'quiet')
    await visit.page.clock.runFor(POLL_SECONDS * 10_000)
    expect(countRequests()).toBe(0)
    await visit.page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect.poll(countRequests).toBe(1)
  })
})
