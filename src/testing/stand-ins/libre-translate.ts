import { listener } from '../infrastructure/listener.ts'

type RecordedRequest = {
  line: string
  body: { q: string[]; source: string; target: string; format: string; api_key?: string }
}

/**
 * A translation service on loopback that answers as LibreTranslate is documented to; it "translates" a text by saying
 * the language before it. `requests` is every request received.
 */
export async function startLibreTranslate({ key }: { key?: string } = {}) {
  const server = await listener()
  const requests: RecordedRequest[] = []

  /** Sets the handler from now on; requests are recorded as before. */
  function answers(answer: (request: RecordedRequest['body']) => Response | Promise<Response>) {
    server.answerBy(async (request) => {
      const body = (await request.json()) as RecordedRequest['body']
      requests.push({ line: `${request.method} ${new URL(request.url).pathname}`, body })
      return answer(body)
    })
  }

  answers(({ q, target, api_key }) =>
    api_key === key
      ? Response.json({ translatedText: q.map((text) => `[${target}] ${text}`) })
      : Response.json({ error: 'Invalid API key' }, { status: 403 }),
  )
  return { url: `http://127.0.0.1:${server.port}`, requests, answers, close: server.close }
}
