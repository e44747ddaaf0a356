import type { Page } from 'playwright-core'

/** From now on each page notes when its first offer stands; answers how to read it, in milliseconds since 1970. */
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

/** When a supplier's answer is told to one who listens beside the page, in milliseconds since 1970. */
export async function answerAt(siteUrl: string, query: string, supplier: string): Promise<number> {
  const reply = await fetch(`${siteUrl}/api/searching/stream?${query}`)
  const reader = reply.body!.pipeThrough(new TextDecoderStream()).getReader()
  let told = ''
  while (!told.includes(`"name":"${supplier}"`)) {
    const { value, done } = await reader.read()
    if (done) throw new Error(`the stream ended before ${supplier} answered: ${told}`)
    told += value
  }
  const at = Date.now()
  await reader.cancel()
  return at
}
