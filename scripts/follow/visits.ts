import { request } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'

export type Answer = { status: number; text: string }

/** Asks a site of this machine over TLS, with the certificate of its own authority. */
export function siteAsker(ca: string) {
  return (path: string) =>
    new Promise<Answer>((settle, refuse) => {
      const asked = request(
        { host: 'localhost', port: 443, path, ca, timeout: 20_000, agent: false },
        (reply) => {
          let text = ''
          reply.setEncoding('utf8')
          reply.on('data', (part: string) => (text += part))
          reply.on('end', () => settle({ status: reply.statusCode ?? 0, text }))
          reply.on('error', refuse)
        },
      )
      asked.on('timeout', () => asked.destroy(new Error('no answer in 20 s')))
      asked.on('error', refuse)
      asked.end()
    })
}

export type Ask = ReturnType<typeof siteAsker>

/** A page with every file that it names; throws what was not answered. Returns how many were asked for. */
export async function openPage(ask: Ask, path: string): Promise<number> {
  const page = await answered(ask, path)
  const files = new Set(page.match(/\/assets\/[\w.-]+\.\w+/g))
  for (const file of files) await answered(ask, file)
  return files.size + 1
}

async function answered(ask: Ask, path: string): Promise<string> {
  const { status, text } = await ask(path)
  if (status !== 200 || text === '') throw new Error(`${path} was answered with ${status}`)
  return text
}

/** Opens a page again and again until it is stopped. */
export function visitSite(ask: Ask, path: string) {
  const over = new AbortController()
  const failed: string[] = []
  let asked = 0
  const visits = (async () => {
    while (!over.signal.aborted) {
      try {
        asked += await openPage(ask, path)
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
      return { asked, failed }
    },
  }
}
