import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect } from 'vitest'
import { OTA_ACCOUNT } from '#connectors/suppliers/ota/accounts.ts'
import { createOta } from '#connectors/suppliers/ota/connector.ts'
import type { OtaDialectName } from '#connectors/suppliers/ota/dialects.ts'
import { EXAMPLE_BOOKING, EXAMPLE_RENTAL } from '#connectors/suppliers/ota/example-booking.ts'
import type { SupplierConnector } from '#domains/suppliers/supplier-connector.ts'

const SAMPLES = join(import.meta.dirname, '../../connectors/suppliers/ota/samples/dialects')

/** A rule of how a system that speaks OpenTravel writes, by a sample of its replies. */
export type DialectRow = {
  rule: string
  dialect: OtaDialectName
  sample: string
  /** Changes to the sample document. */
  change?(document: string): string
  send(supplier: SupplierConnector): Promise<unknown>
  /** The connector's result for the sample. */
  answer: unknown
  /** A pattern that the request matches. */
  request?: RegExp
}

export const cost = (amount: number, currency = 'EUR') => ({ amount, currency })
export const chosen = (vehicleCode: string, rateQualifier = '') => ({
  acriss: vehicleCode,
  carry: { vehicleCode, rateQualifier },
})
export const keys = (supplierReference: string) => ({ ...EXAMPLE_BOOKING, supplierReference })
export const search = (supplier: SupplierConnector) => supplier.availability(EXAMPLE_RENTAL)
export const sold = (...cars: unknown[]) => ({
  ok: true,
  value: cars.map((car) => expect.objectContaining(car)),
})
export const rejected = (reason: string) => ({
  ok: false,
  failure: expect.objectContaining({ code: 'refused', reason }),
})

/** Returns the connector's result for a sample, and the request that it sent. */
export async function answerOf({
  dialect,
  sample,
  change,
  send,
}: Pick<DialectRow, 'dialect' | 'sample' | 'change' | 'send'>) {
  const document = readFileSync(join(SAMPLES, `${sample}.xml`), 'utf8')
  const system = await answering(Buffer.from(change?.(document) ?? document))
  try {
    const { url } = system
    const limits = { timeoutMs: 4_000, reserveTimeoutMs: 4_000, concurrency: 2 }
    const answered = await send(createOta({ url, ...OTA_ACCOUNT, dialect, ...limits }))
    return { answered, sentRequest: system.sentRequest() }
  } finally {
    await system.close()
  }
}

/** A server that responds to every request with one document. */
async function answering(document: Buffer) {
  let received = ''
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received = Buffer.concat(chunks).toString('utf8')
      response.writeHead(200, { 'content-type': 'text/xml' }).end(document)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`,
    sentRequest: () => received,
    async close(): Promise<void> {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
