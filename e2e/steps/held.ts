import type { Page } from 'playwright-core'

/** Keeps what the page asks of an address back until it is let go. */
export async function held(page: Page, address: string | RegExp) {
  const asked = Promise.withResolvers<void>()
  const free = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    asked.resolve()
    await free.promise
    await route.continue()
  })
  return { asked: asked.promise, letGo: free.resolve }
}
