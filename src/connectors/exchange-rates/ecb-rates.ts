import { z } from 'zod'
import type { FetchExchangeRates } from '#domains/suppliers/exchange-rates/central-bank.ts'
import { fail, ok } from '#kernel/result.ts'
import { httpText } from '#connectors/http/http-exchange.ts'
import { xmlReader } from '#connectors/suppliers/xml.ts'

/** The `Cube` of a day has one entry per currency: its units per euro, above zero. */
const Day = z.object({
  '@time': z.iso.date(),
  Cube: z.array(
    z.object({
      '@currency': z.string().regex(/^[A-Z]{3}$/),
      '@rate': z.string().regex(/^(?=.*[1-9])\d{1,8}(\.\d{1,8})?$/),
    }),
  ),
})
const Table = z.object({
  Envelope: z.object({ Cube: z.tuple([z.object({ Cube: z.tuple([Day]) })]) }),
})

const readXml = xmlReader({ lists: ['Cube'] })

/** Requests the daily table of the European Central Bank. A table without the dollar is `garbage`. */
export function createEcbRates({ url, timeoutMs }: { url: string; timeoutMs: number }): FetchExchangeRates {
  const send = httpText({ url, concurrency: 1 })
  return async () => {
    const reply = await send({ method: 'GET', headers: { accept: 'application/xml' }, body: '', timeoutMs })
    if (!reply.ok) {
      const { code, detail } = reply.failure
      return fail({ code: code === 'overloaded' ? 'unreachable' : code, detail })
    }
    const document = readXml(reply.value)
    if (!document.ok) return document
    const table = Table.safeParse(document.value)
    if (!table.success) return fail({ code: 'garbage', detail: 'not a table of one day’s rates' })
    const [{ Cube: days }] = table.data.Envelope.Cube
    const [day] = days
    const perEuro = Object.fromEntries(day.Cube.map((rate) => [rate['@currency'], rate['@rate']]))
    if (perEuro['USD'] === undefined) return fail({ code: 'garbage', detail: 'no rate of the dollar' })
    return ok({ date: day['@time'], perEuro })
  }
}
