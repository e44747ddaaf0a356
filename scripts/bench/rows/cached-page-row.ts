import { measureAgainstBare } from '../against-bare.ts'
import { ratioRow, type Row } from '../row.ts'
import type { Product } from '../environment.ts'

/** Compares the home page of anonymous visitors with a bare server that sends the same bytes. */
export async function cachedPageRow({ url, port }: Product): Promise<Row> {
  const reply = await fetch(`${url}/en`, { headers: { 'accept-encoding': 'identity' } })
  if (!reply.headers.has('etag')) throw new Error('home is not cached')
  const bytes = Buffer.from(await reply.arrayBuffer())
  const measured = await measureAgainstBare({
    port,
    request: 'GET /en HTTP/1.1\r\nhost: localhost\r\n\r\n',
    reply: { bytes, headers: { 'content-type': 'text/html; charset=utf-8' } },
  })
  return ratioRow(`home for anonymous visitors (${(bytes.length / 1000).toFixed(0)} kB)`, measured, 0.4)
}
