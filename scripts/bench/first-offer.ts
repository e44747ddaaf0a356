import type { Page } from 'playwright-core'

/** Makes each page record when its first offer appears; returns a function to read it, in ms since 1970. */
export async function watchFirstOffer(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('article h3')) return
      observer.disconnect()
      document.documentElement.dataset['firstOfferAt'] = String(Date.now())
    }).observe(document, { childList: true, subtree: true })
  })
  return async () => {
    await page.locator('html[data-first-offer-at]').waitFor()
    return Number(await page.locator('html').getAttribute('data-first-offer-at'))
  }
}

/** Returns when a supplier's response reaches a second listener on the stream, in milliseconds since 1970. */
export async function answerAt(siteUrl: string, query: string, supplier: string): Promise<number> {
  const reply = await fetch(`${siteUrl}/api/searching/stream?${query}`)
  const reader = reply.body!.pipeThrough(new TextDecoderStream()).getReader()
  let received = ''
  while (!received.includes(`"name":"${supplier}"`)) {
    const { value, done } = await reader.read()
    if (done) throw new Error(`the stream ended before ${supplier} answered: ${received}`)
    received += value
  }
  const at = Date.now()
  await reader.cancel()
  return at
}
