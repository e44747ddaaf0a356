import { listener } from '../infrastructure/listener.ts'

type Answer = () => Response | Promise<Response>

/** A service on loopback that returns one response to every request, until `answers` changes it; `requests` has their paths. */
export async function startRecordedService(first: Answer) {
  const server = await listener()
  const requests: string[] = []

  function answers(answer: Answer) {
    server.answerBy((request) => {
      const { pathname, search } = new URL(request.url)
      requests.push(`${request.method} ${pathname}${search}`)
      return answer()
    })
  }

  answers(first)
  return { url: `http://127.0.0.1:${server.port}`, requests, answers, close: server.close }
}
