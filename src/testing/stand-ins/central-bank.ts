import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A central bank on loopback that responds by a given handler; `countRequests` counts its requests. */
export async function startCentralBank(answer: RequestListener) {
  let requests = 0
  let answering = answer
  const server = createServer((request, response) => {
    requests += 1
    answering(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/stats/eurofxref/eurofxref-daily.xml`,
    countRequests: () => requests,
    answers: (next: RequestListener) => void (answering = next),
    async close() {
      if (!server.listening) return
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** A rates document in the European Central Bank's published format. */
export function ecbDocument(date: string, perEuro: Readonly<Record<string, string>>): string {
  const rates = Object.entries(perEuro).map(
    ([currency, rate]) => `\t\t\t<Cube currency='${currency}' rate='${rate}'/>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
\t<gesmes:subject>Reference rates</gesmes:subject>
\t<gesmes:Sender>
\t\t<gesmes:name>European Central Bank</gesmes:name>
\t</gesmes:Sender>
\t<Cube>
\t\t<Cube time='${date}'>
${rates.join('\n')}
\t\t</Cube>
\t</Cube>
</gesmes:Envelope>`
}
