import { listener } from '../infrastructure/listener.ts'

/** A service on loopback that tells the country of an address; `asked` has every request's path. */
export async function startGeoService() {
  const server = await listener()
  const asked: string[] = []

  function answers(answer: () => Response | Promise<Response>) {
    server.answerBy((request) => {
      const { pathname, search } = new URL(request.url)
      asked.push(`${request.method} ${pathname}${search}`)
      return answer()
    })
  }

  answers(() => Response.json({ country_code: 'KW' }))
  return { url: `http://127.0.0.1:${server.port}`, asked, answers, close: server.close }
}
