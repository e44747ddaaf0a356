import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { answerParent } from '../child.ts'
import { callAgain, proxyOf, type Call, type Reply } from './proxy.ts'

/** Proxies of the addresses given by name, which keep every reply; and then: keep no more of them. */
export type KeptReplies =
  | { kind: 'keep'; urls: Record<string, string> }
  | { kind: 'keep no more'; afterMs: number }

const kept = new Map<string, Reply>()
let isKeeping = true
let keptAfterMs = 0

/** Returns the proxies' addresses by name. A kept reply is given `afterMs` after its call, all else is passed on. */
answerParent(async (task: KeptReplies): Promise<Record<string, string>> => {
  if (task.kind === 'keep no more') {
    isKeeping = false
    keptAfterMs = task.afterMs
    return {}
  }
  const proxies = Object.entries(task.urls).map(
    async ([name, url]) => [name, await proxyOf(url, answer)] as const,
  )
  return Object.fromEntries(await Promise.all(proxies))
})

async function answer(call: Call): Promise<Reply> {
  const key = createHash('sha1').update(`${call.method} ${call.url}\n${call.body}`).digest('base64')
  const known = kept.get(key)
  if (known) {
    await setTimeout(keptAfterMs)
    return known
  }
  const reply = await callAgain(call)
  if (isKeeping && reply.status === 200) kept.set(key, packed(reply))
  return reply
}

function packed({ status, headers, body }: Reply): Reply {
  return { status, headers: { ...headers, 'content-encoding': 'gzip' }, body: gzipSync(body, { level: 1 }) }
}
