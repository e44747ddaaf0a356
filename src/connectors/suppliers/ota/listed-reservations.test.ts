import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { OTA_ACCOUNT } from './accounts.ts'
import { createOta } from './connector.ts'
import { EXAMPLE_BOOKING, EXAMPLE_RENTAL } from './example-booking.ts'

const { driver } = EXAMPLE_BOOKING

type Listed = {
  number: string
  surname?: string
  givenName?: string
  pickUp?: string
  return?: string
  station?: string
}

const reply = (content: string) =>
  `<OTA_VehRetResRS xmlns="http://www.opentravel.org/OTA/2003/05" Version="1.008"><Success/><VehRetResRSCore>${content}</VehRetResRSCore></OTA_VehRetResRS>`

const summary = ({
  number,
  surname = 'O’NEILL &lt;TEST&gt;',
  givenName = 'ZOE &amp; CO',
  pickUp = `${EXAMPLE_RENTAL.pickUpAt}:00`,
  return: back = `${EXAMPLE_RENTAL.dropOffAt}:59+01:00`,
  station = EXAMPLE_RENTAL.pickUpStation,
}: Listed) =>
  `<VehResSummary PickUpDateTime="${pickUp}" ReturnDateTime="${back}"><ConfID Type="14" ID="${number}"/><PickUpLocation LocationCode="${station}"/><PersonName><GivenName>${givenName}</GivenName><Surname>${surname}</Surname></PersonName></VehResSummary>`

/** Starts a server that lists reservations by name, and returns one by its number. */
async function listing(listed: readonly Listed[]) {
  const requests: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (text: string) => (body += text))
    request.on('end', () => {
      requests.push(body)
      const number = /<UniqueID[^>]* ID="([^"]+)"/.exec(body)?.[1]
      const found = number
        ? `<VehReservation ReservationStatus="Confirmed"><VehSegmentCore><ConfID Type="14" ID="${number}"/><TotalCharge EstimatedTotalAmount="391.58" CurrencyCode="EUR"/></VehSegmentCore></VehReservation>`
        : `<VehResSummaries>${listed.map(summary).join('')}</VehResSummaries>`
      response.writeHead(200, { 'content-type': 'text/xml' }).end(reply(found))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const url = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`
  const timeouts = { timeoutMs: 4_000, reserveTimeoutMs: 4_000, concurrency: 2 }
  return { requests, connector: createOta({ url, ...OTA_ACCOUNT, dialect: 'hertz', ...timeouts }) }
}

const name = { firstName: driver.firstName, lastName: 'O’Neill <Test>' }

test('of what a system lists, this driver’s reservations of this rental are found, each by its number', async () => {
  const { requests, connector } = await listing([
    { number: 'H1' },
    { number: 'H2', surname: 'Smith' },
    { number: 'H3', givenName: 'Anna' },
    { number: 'H4', pickUp: '2026-06-09T10:00:00' },
    { number: 'H5', return: '2026-06-12T10:30:00' },
    { number: 'H6', station: 'NJMAD' },
  ])
  expect(await connector.findListed?.(EXAMPLE_RENTAL, name)).toEqual({
    ok: true,
    value: [{ supplierReference: 'H1', status: 'confirmed', total: { amount: 39_158, currency: 'EUR' } }],
  })
  expect(requests[0]).toContain(`PickUpDateTime="${EXAMPLE_RENTAL.pickUpAt}:00"`)
  expect(requests[0]).toContain(`LocationCode="${EXAMPLE_RENTAL.pickUpStation}"`)
  expect(requests).toHaveLength(2)
})

test('an empty list finds nothing, and a system that finds by our reference is not asked for its list', async () => {
  const { connector } = await listing([])
  expect(await connector.findListed?.(EXAMPLE_RENTAL, name)).toEqual({ ok: true, value: [] })
  const timeouts = { timeoutMs: 1, reserveTimeoutMs: 1, concurrency: 1 }
  const plain = createOta({ url: 'http://127.0.0.1:9', ...OTA_ACCOUNT, dialect: 'plain', ...timeouts })
  expect(plain.findListed).toBeUndefined()
})
