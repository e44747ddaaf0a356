import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { answerParent } from '../child.ts'
import { callAgain, proxyOf, type Call, type Reply } from './proxy.ts'

/** Starts proxies of URLs, by name, that record every reply; then stops recording and delays replayed replies. */
export type ReplayTask =
  | { kind: 'keep'; urls: Record<string, string> }
  | { kind: 'keep no more'; afterMs: number }

const recorded = new Map<string, Reply>()
let isRecording = true
let replayDelayMs = 0

/** Returns the proxies' URLs by name. Replays a recorded reply `afterMs` after its request, and forwards other requests. */
answerParent(async (task: ReplayTask): Promise<Record<string, string>> => {
  if (task.kind === 'keep no more') {
    isRecording = false
    replayDelayMs = task.afterMs
    return {}
  }
  const proxies = Object.entries(task.urls).map(
    async ([name, url]) => [name, await proxyOf(url, answer)] as const,
  )
  return Object.fromEntries(await Promise.all(proxies))
})

async function answer(call: Call): Promise<Reply> {
  const key = createHash('sha1').update(`${call.method} ${call.url}\n${call.body}`).digest('base64')
  const known = recorded.get(key)
  if (known) {
    await setTimeout(replayDelayMs)
    return known
  }
  const reply = await callAgain(call)
  if (isRecording && reply.status === 200) recorded.set(key, packed(reply))
  return reply
}

function packed({ status, headers, body }: Reply): Reply {
  return { status, headers: { ...headers, 'content-encoding': 'gzip' }, body: gzipSync(body, { level: 1 }) }
}
