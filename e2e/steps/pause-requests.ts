import type { Page } from 'playwright-core'

/** Pauses the page's requests to an address until `resume` is called; `requested` resolves with the first one. */
export async function pauseRequests(page: Page, address: string | RegExp) {
  const requested = Promise.withResolvers<void>()
  const resumed = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    requested.resolve()
    await resumed.promise
    await route.continue()
  })
  return { requested: requested.promise, resume: resumed.resolve }
}
