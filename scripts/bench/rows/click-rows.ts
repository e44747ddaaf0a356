import { connect } from 'node:net'
import { openDatabase } from '#platform/db/database.ts'
import { newId } from '#kernel/ids.ts'
import { SORTS } from '#domains/rentals/search/search-choice.contract.ts'
import { processorMs } from '../processor-time.ts'
import { median, runAlternately } from '../rounds.ts'
import { ratioRow, type Row } from '../row.ts'
import { completeSearch, rentalQuery } from '../search.ts'
import type { Product } from '../environment.ts'

const CLICK_MS = 5000
const AT_ONCE = 4
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'

/** 50,000 clicks a minute. */
const BOT_CLICKS_PER_SECOND = 833
const BOT = 'Mozilla/5.0 (compatible; Examplebot/1.0; +https://bot.example)'

/** Searches of a block, and pairs of blocks. */
const BLOCK = 12
const PAIRS = 41
/** Blocks of one side differ by more than two percent, so many pairs are needed. */
const PARTNER_PAIRS = 151

/** Measures clicks on partners' links, and searches by partners' visitors. */
export async function clickRows(product: Product): Promise<Row[]> {
  await addPartner(product)
  return [await clickRow(product), await partnerSearchRow(product), await botsRow(product)]
}

async function addPartner({ environment }: Product): Promise<void> {
  const { db, close } = openDatabase(environment['DATABASE_URL'] ?? '', { connections: 1 })
  const partner = { name: 'Bench', earns: 'percent', share_basis_points: 0, holding_days: 30 } as const
  await db
    .insertInto('partners')
    .values({ id: newId(), code: 'BENCH', ...partner, created_at: Temporal.Now.instant() })
    .execute()
  await close()
}

/** Measures clicks on a different link each, including writing their rows. */
async function clickRow({ url }: Product): Promise<Row> {
  await clicks(url)
  const perSecond = await clicks(url)
  const each = 1000 / perSecond
  return {
    work: 'a click on a partner’s link, its row included',
    measured: `${each.toFixed(2)} ms (${perSecond.toFixed(0)}/s)`,
    needed: '≤ 2 ms',
    holds: each <= 2,
  }
}

/** Clicks per second, a few at once. */
async function clicks(url: string): Promise<number> {
  const startedAt = performance.now()
  let count = 0
  async function visitor(): Promise<void> {
    while (performance.now() - startedAt < CLICK_MS) {
      count += 1
      const reply = await fetch(`${url}/r/BENCH?to=%2Fsearch&sub=place-${count}`, {
        redirect: 'manual',
        headers: { 'user-agent': BROWSER },
      })
      if (reply.status !== 302 || reply.headers.getSetCookie().length === 0)
        throw new Error(`a click answered ${reply.status}`)
      await reply.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visitor))
  return (count * 1000) / (performance.now() - startedAt)
}

/** Compares searches by a partner's visitors, whose prices include a percentage, with others, per second of CPU time. */
async function partnerSearchRow({ url, pid }: Product): Promise<Row> {
  const cookie = await cookieOf(url)
  const query = rentalQuery()
  await completeSearch(url, query)
  const rate = async (headers: Record<string, string>) => {
    const before = await processorMs(pid)
    await searchBlock(url, query, headers)
    return (BLOCK * 1000) / ((await processorMs(pid)) - before)
  }
  const measured = await runAlternately(
    PARTNER_PAIRS,
    () => rate({ cookie }),
    // Others have as many cookies of other names.
    () => rate({ cookie: cookie.replaceAll('_partner', '_another') }),
  )
  return ratioRow('a search by a partner’s visitor, against one by nobody’s', measured, 0.98)
}

/** Compares searches while bots click 50,000 times a minute with searches without load. */
async function botsRow({ url, port }: Product): Promise<Row> {
  const query = rentalQuery(1)
  await completeSearch(url, query)
  const measured = await runAlternately(
    PAIRS,
    async () => {
      const stop = startBots(port)
      const rate = await searchRate(url, query)
      stop()
      return rate
    },
    () => searchRate(url, query),
  )
  const [busy, quiet] = [1000 / measured.ours, 1000 / measured.bare]
  return {
    work: 'a search from memory while robots click 50,000 times a minute',
    measured: `${busy.toFixed(2)} ms (${quiet.toFixed(2)} ms in quiet)`,
    needed: '≤ 1 ms more',
    holds: busy <= quiet + 1,
  }
}

async function cookieOf(url: string): Promise<string> {
  const { headers } = await fetch(`${url}/r/BENCH?to=%2Fen`, {
    redirect: 'manual',
    headers: { 'user-agent': BROWSER },
  })
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  if (cookies.length === 0) throw new Error('the click was not noted')
  return cookies.join('; ')
}

let searches = 0

/** Returns a filter of the same offers that does not repeat while replies are cached. */
function choiceOf(count: number) {
  return {
    page: 1 + (count % 40),
    page_size: 10 + (Math.floor(count / 40) % 20),
    sort: SORTS[Math.floor(count / 800) % SORTS.length],
  }
}

/** Searches per second one after another, by the median of a block. */
async function searchRate(url: string, query: string): Promise<number> {
  return 1000 / median(await searchBlock(url, query, {}))
}

/** Measures each search of a block; no reply is cached. */
async function searchBlock(url: string, query: string, headers: Record<string, string>): Promise<number[]> {
  const spent: number[] = []
  for (let count = 0; count < BLOCK; count++) {
    searches += 1
    const startedAt = performance.now()
    const reply = await fetch(`${url}/api/searching?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(choiceOf(searches)),
    })
    if (!reply.ok) throw new Error(`search answered ${reply.status} ${await reply.text()}`)
    await reply.arrayBuffer()
    spent.push(performance.now() - startedAt)
  }
  return spent
}

/** Sends bot clicks evenly until stopped. */
function startBots(port: number): () => void {
  const socket = connect(port, '127.0.0.1')
  socket.resume()
  const click = `GET /r/BENCH?to=%2Fsearch HTTP/1.1\r\nhost: localhost\r\nuser-agent: ${BOT}\r\n\r\n`
  const startedAt = performance.now()
  let sent = 0
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - startedAt) * BOT_CLICKS_PER_SECOND) / 1000)
    socket.write(click.repeat(Math.max(0, due - sent)))
    sent = due
  }, 1)
  return () => {
    clearInterval(timer)
    socket.destroy()
  }
}
