import type { Page } from 'playwright-core'

/** Holds back the page's requests to an address until `letGo` is called. */
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
