import { readPage, type ReadPage } from './read-page.ts'

/** Pages that one crawl reads; of destinations a sample. */
const MAX_PAGES = 400
const MAX_DESTINATIONS = 40
/** Links to pages that robots.txt closes: visited, but not read. */
const MAX_CLOSED = 40
const AT_ONCE = 4

export type Crawled = {
  /** Pages by address, without query. */
  pages: Map<string, ReadPage>
  /** Links that lead nowhere, with the pages that have them. */
  dead: string[]
}

/** Follows every internal link from `start`, as a search engine does that obeys robots.txt. */
export async function crawl(origin: string, start: readonly string[]): Promise<Crawled> {
  const closed = closedIn(await (await fetch(`${origin}/robots.txt`)).text())
  const pages = new Map<string, ReadPage>()
  const dead: string[] = []
  const visited = new Set<string>()
  const waiting: { address: string; from: string }[] = []
  const anchors: { address: string; id: string; from: string }[] = []
  const counts = { destinations: 0, closed: 0 }

  function meet(href: string, from: string) {
    const url = new URL(href, origin + from)
    if (url.origin !== origin) return
    const isClosed = closed(url.pathname)
    const address = isClosed ? url.pathname + url.search : url.pathname
    if (url.hash && !isClosed && url.hash !== '#')
      anchors.push({ address, id: decodeURIComponent(url.hash.slice(1)), from })
    if (visited.has(address)) return
    if (isClosed && (counts.closed += 1) > MAX_CLOSED) return
    if (/\/car-hire\/[^/]+\/./.test(address) && (counts.destinations += 1) > MAX_DESTINATIONS) return
    visited.add(address)
    waiting.push({ address, from })
  }

  async function visit({ address, from }: { address: string; from: string }) {
    const reply = await fetch(origin + address, { redirect: 'manual' })
    const isPage = reply.headers.get('content-type')?.startsWith('text/html') === true
    const text = await reply.text()
    if (reply.status >= 400) dead.push(`${address} (${reply.status}), linked from ${from}`)
    if (reply.status !== 200 || !isPage || closed(new URL(origin + address).pathname)) return
    const page = readPage(text)
    pages.set(address, page)
    for (const href of page.links) meet(href, address)
  }

  for (const address of start) meet(address, '/')
  while (waiting.length > 0 && pages.size < MAX_PAGES)
    await Promise.all(waiting.splice(0, AT_ONCE).map((one) => visit(one)))
  for (const { address, id, from } of anchors) {
    const page = pages.get(address)
    if (page && !page.ids.has(id)) dead.push(`${address}#${id}, linked from ${from}`)
  }
  return { pages, dead }
}

function closedIn(robots: string): (path: string) => boolean {
  const beginnings = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = '']) => path)
  return (path) => beginnings.some((one) => path.startsWith(one))
}
