import { parseArgs } from 'node:util'
import { browserRows } from './rows/browser-rows.ts'
import { cachedPageRow } from './rows/cached-page-row.ts'
import { clickRows } from './rows/click-rows.ts'
import { fileRows } from './rows/file-rows.ts'
import { guardRows } from './rows/guards-row.ts'
import { firstOfferRow, QUICK_AND_SLOW } from './rows/first-offer-row.ts'
import { idleRows } from './rows/idle-rows.ts'
import { knownEmailRows } from './rows/known-email-rows.ts'
import { catalogueRow } from './rows/catalogue-row.ts'
import { placeSearchRow } from './locations.ts'
import { loopRows } from './rows/loop-rows.ts'
import { memoryRow } from './rows/memory-row.ts'
import { orderRow } from './rows/order-row.ts'
import { pageRows } from './rows/page-row.ts'
import { pageWeightRow } from './rows/page-weight-row.ts'
import { processRows } from './rows/process-rows.ts'
import { quoteRow } from './rows/quote-row.ts'
import { recordingRow } from './rows/recording-row.ts'
import { partnerReportRows } from './rows/partner-report-rows.ts'
import { printRow, type Row } from './row.ts'
import { searchRows } from './rows/search-rows.ts'
import { seenRows } from './rows/seen-rows.ts'
import { sessionRows } from './rows/session-rows.ts'
import { slowSuppliersRow } from './rows/slow-suppliers-row.ts'
import { staffBulkRows } from './rows/staff-bulk-row.ts'
import { staffRows } from './rows/staff-rows.ts'
import SERVER_MEMORY from '../server-memory.json' with { type: 'json' }
import { ALL_PLANS, openBenchEnvironment, SEVEN_PLANS, type BenchEnvironment } from './environment.ts'
import { tripGridRows } from './rows/trip-grid-rows.ts'
import { widgetRows } from './rows/widget-rows.ts'

/** The latency of each supplier's availability request. */
const SLOW_MS = 150

const args = parseArgs({ options: { beside: { type: 'string' } }, allowPositionals: true })

/** Yields some 1050 offers of the seven plans, 150 a plan on average: two of them sell each class four times. */
const CLASSES = 82

/**
 * `npm run bench` measures all, `npm run bench search order` only these parts; `npm run bench page -- --beside <folder>` also
 * compares the page's rendering with another build of the site (`npm run build` in a clone of another commit). Every ratio
 * is of medians measured alternately in one run, each side in its own process, over loopback.
 */
const parts: Record<string, (environment: BenchEnvironment) => Promise<Row[]>> = {
  places: async () => [await placeSearchRow()],
  search: async ({ product }) => searchRows(await product('search', { classes: 340 })),
  slow: async ({ product }) => [await slowSuppliersRow(await product('slow', {}, SLOW_MS), SLOW_MS)],
  plans: async ({ product }) => [
    await slowSuppliersRow(await product('plans', { classes: CLASSES }, SLOW_MS, SEVEN_PLANS), SLOW_MS),
  ],
  first: async ({ product }) => [await firstOfferRow(await product('first', {}, QUICK_AND_SLOW))],
  memory: async ({ product }) => [await memoryRow(await product('memory', {}, 0, ALL_PLANS, SERVER_MEMORY))],
  order: async ({ product }) => [await orderRow(await product('orders', { stock: 1_000_000 }))],
  session: async ({ product }) => sessionRows(await product('session', {})),
  emails: async ({ product }) => knownEmailRows(await product('emails', {})),
  page: async ({ product, dir }) => {
    const running = await product('page', {})
    return [
      ...(await pageRows(running, dir, args.values.beside)),
      await pageWeightRow(running),
      await cachedPageRow(running),
    ]
  },
  catalogue: async ({ product }) => [await catalogueRow(await product('catalogue', {}))],
  quote: async ({ product }) => [await quoteRow(await product('quote', {}))],
  recording: async ({ product }) => [await recordingRow(await product('recording', {}))],
  clicks: async ({ product }) => clickRows(await product('clicks', { classes: 82 })),
  files: async ({ product }) => fileRows(await product('files', {})),
  widget: async ({ product }) => widgetRows(await product('widget', {})),
  browser: async ({ product }) => browserRows(await product('browser', {})),
}

/**
 * Measured only on request. `seen` takes ten minutes and 10 GB of disk, `guards` and `staff` twenty minutes, `bulk` five, `loop`
 * an hour, with another clone (`--beside <folder>`), `idle` a quarter of an hour, the others three minutes and 2 GB each.
 */
const slowParts: typeof parts = {
  seen: async ({ product }) => seenRows(await product('seen', {})),
  guards: ({ product }) => guardRows(product, SLOW_MS),
  trips: async ({ product }) => tripGridRows(await product('trips', {})),
  staff: async ({ product }) => staffRows(await product('staff', { stock: 1_000_000 })),
  bulk: async ({ product }) => staffBulkRows(await product('bulk', { stock: 1_000_000 })),
  processes: processRows,
  idle: ({ dir }) => idleRows(dir),
  loop: () => loopRows(args.values.beside),
  'partner-reports': async ({ product }) => partnerReportRows(await product('reports', {})),
}

const requestedParts = args.positionals
for (const [name, part] of Object.entries({ ...parts, ...slowParts })) {
  if (requestedParts.length > 0 ? !requestedParts.includes(name) : name in slowParts) continue
  const environment = await openBenchEnvironment()
  try {
    for (const row of await part(environment)) printRow(row)
  } catch (fault) {
    console.log(`MISSES  ${name}: not measured`, fault)
  } finally {
    await environment.close()
  }
}
// A failed part's child process would keep this process alive.
process.exit(0)
