import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import type { Clock } from '#kernel/clock.ts'
import { parseJson } from '#kernel/parse-json.ts'
import type { FleetOptions } from './fleet.ts'
import { bookLine } from './booked-rental.ts'
import type { BookLine } from './booked-rental.ts'
import type { Book } from './book.ts'
import { FaultOrder, garbageFrom, faultInjector } from './fault-injection.ts'
import type { Operation } from './fault-injection.ts'

export type SimulatorCall = {
  method: string
  path: string
  body: string
  contentType: string
  authorization: string
}

/** A reply with a separate status; a plain string is sent with 200. */
export type SimulatedReply = { status: number; body: string }

export type SimulatorAnswer = string | SimulatedReply

/** The part that a protocol implements: the operation of a call, and its reply. */
export type SimulatedProtocol = {
  read(call: SimulatorCall): { operation: Operation; answer(): SimulatorAnswer | Promise<SimulatorAnswer> }
  contentType: string
  gzip: boolean
}

export type Simulator = {
  url: string
  port: number
  close(): Promise<void>
  injectFault(order: FaultOrder): Promise<void>
  /** Sets the price level in hundredths of a percent of the usual: 11000 is 10% more. Older quotes keep theirs. */
  prices(level: number): void
  book(): BookLine[]
  /** Hands over the car of a reservation to the driver. */
  handOver(supplierReference: string): void
  /** Returns the number of received calls of an operation. */
  calls(operation: Operation): number
}

export type SimulatorOptions = FleetOptions & {
  port: number
  host?: string
  dataDir: string
  clock: Clock
  /** True if one supplier operates at every airport with scheduled flights. */
  everywhere?: boolean
  /** Base address of car images; without it replies have none. */
  imageBaseUrl?: string
}

/** A supplier's current price level, in hundredths of a percent of its usual prices. */
export type PriceLevel = { level: number }

export function usualPrices(): PriceLevel {
  return { level: 10_000 }
}

const PriceOrder = z.object({ level: z.int().min(1_000).max(100_000) })
const REOPENS_AFTER_MS = 10_000

/**
 * Serves one simulated supplier on loopback: its protocol, and for tests `GET /_book`, `POST /_faults` and `POST
 * /_prices`. `orders` are further controls of its desk for tests.
 */
export async function serveSimulator<Orders extends object>(parts: {
  options: Pick<SimulatorOptions, 'port' | 'host'>
  protocol: SimulatedProtocol
  book: Book
  prices: PriceLevel
  orders: Orders
}): Promise<Simulator & Orders> {
  const { options, protocol, book, prices, orders } = parts
  const { host = '127.0.0.1' } = options
  const setPrices = (level: number): void => {
    prices.level = level
  }
  const maker = faultInjector()
  const calls = new Map<Operation, number>()
  let replies = 0
  let reopening: NodeJS.Timeout | undefined

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request)
    const path = request.url ?? '/'
    if (path === '/_book') return sendJson(response, 200, book.list().map(bookLine))
    if (path === '/_faults') return ordered(response, FaultOrder, body, injectFault)
    if (path === '/_prices') return ordered(response, PriceOrder, body, ({ level }) => setPrices(level))
    const { method = '', headers } = request
    const { 'content-type': contentType = '', authorization = '' } = headers
    const call = protocol.read({ method, path, body, contentType, authorization })
    calls.set(call.operation, (calls.get(call.operation) ?? 0) + 1)
    const { mode, delayMs = 0 } = maker.next(call.operation)
    if (mode === 'slow') await wait(delayMs)
    if (mode === 'held') await maker.nextOrder()
    if (!server.listening) return
    if (mode === 'failing')
      return void response.writeHead(500, { 'content-type': 'text/plain' }).end('Internal Error')
    if (mode === 'drop') return void request.socket.destroy()
    const answered = await call.answer()
    if (mode === 'drop_after_booking') return void request.socket.destroy()
    const reply = typeof answered === 'string' ? { status: 200, body: answered } : answered
    const sent = mode === 'garbage' ? { ...reply, body: garbageFrom(reply.body, replies++) } : reply
    send(response, sent, protocol)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((problem: unknown) => {
      process.stderr.write(`simulated supplier: ${String(problem)}\n`)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  server.keepAliveTimeout = 30_000
  const port = await listen(server, options.port, host)

  const stop = async (): Promise<void> => {
    clearTimeout(reopening)
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }

  async function injectFault(order: FaultOrder): Promise<void> {
    maker.order(order.mode === 'closed' ? { mode: 'none' } : order)
    clearTimeout(reopening)
    if (order.mode === 'closed') {
      await stop()
      const reopen = () => void listen(server, port, host)
      if (order.delayMs !== undefined) reopening = setTimeout(reopen, order.delayMs).unref()
    } else if (!server.listening) await listen(server, port, host)
  }

  return {
    url: `http://${host}:${port}`,
    port,
    injectFault,
    prices: setPrices,
    book: () => book.list().map(bookLine),
    handOver: (supplierReference) => void book.handOver(supplierReference),
    calls: (operation) => calls.get(operation) ?? 0,
    async close() {
      await stop()
      book.close()
    },
    ...orders,
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}

function send(
  response: ServerResponse,
  reply: SimulatedReply,
  { contentType, gzip }: SimulatedProtocol,
): void {
  const body = gzip ? gzipSync(reply.body, { level: 1 }) : Buffer.from(reply.body)
  response.writeHead(reply.status, {
    'content-type': contentType,
    'content-length': body.length,
    ...(gzip && { 'content-encoding': 'gzip' }),
  })
  response.end(body)
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

/**
 * Executes an order sent over HTTP. Closing the server waits for the response, because it would be cut off otherwise.
 */
function ordered<Order>(
  response: ServerResponse,
  schema: z.ZodType<Order>,
  body: string,
  obey: (order: Order) => unknown,
): void {
  const order = schema.safeParse(parseJson(body))
  if (!order.success)
    return sendJson(response, 400, { problems: order.error.issues.map(({ message }) => message) })
  const closing = z.object({ mode: z.literal('closed') }).safeParse(order.data).success
  if (!closing) {
    void obey(order.data)
    return sendJson(response, 200, order.data)
  }
  response.once('finish', () => void obey({ delayMs: REOPENS_AFTER_MS, ...order.data }))
  sendJson(response, 200, order.data)
}

async function listen(server: Server, port: number, host: string): Promise<number> {
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  return address && typeof address === 'object' ? address.port : port
}
