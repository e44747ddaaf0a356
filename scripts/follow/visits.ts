import { request } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'

export type Answer = { status: number; text: string }

/** Creates a function that fetches a path of this machine's site over TLS, trusting its own authority. */
export function createSiteFetch(ca: string) {
  return (path: string) =>
    new Promise<Answer>((resolve, reject) => {
      const sent = request(
        { host: 'localhost', port: 443, path, ca, timeout: 20_000, agent: false },
        (reply) => {
          let text = ''
          reply.setEncoding('utf8')
          reply.on('data', (part: string) => (text += part))
          reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }))
          reply.on('error', reject)
        },
      )
      sent.on('timeout', () => sent.destroy(new Error('no answer in 20 s')))
      sent.on('error', reject)
      sent.end()
    })
}

export type SiteFetch = ReturnType<typeof createSiteFetch>

/** Fetches a page and every file that it references; throws on a failure. Returns the number of requests. */
export async function openPage(fetchPath: SiteFetch, path: string): Promise<number> {
  const page = await fetchText(fetchPath, path)
  const files = new Set(page.match(/\/assets\/[\w.-]+\.\w+/g))
  for (const file of files) await fetchText(fetchPath, file)
  return files.size + 1
}

async function fetchText(fetchPath: SiteFetch, path: string): Promise<string> {
  const { status, text } = await fetchPath(path)
  if (status !== 200 || text === '') throw new Error(`${path} was answered with ${status}`)
  return text
}

/** Opens a page again and again until it is stopped. */
export function visitSite(fetchPath: SiteFetch, path: string) {
  const over = new AbortController()
  const failed: string[] = []
  let requests = 0
  const visits = (async () => {
    while (!over.signal.aborted) {
      try {
        requests += await openPage(fetchPath, path)
      } catch (error) {
        failed.push(String(error))
      }
      await sleep(100)
    }
  })()
  return {
    async stop() {
      over.abort()
      await visits
      return { requests, failed }
    },
  }
}
