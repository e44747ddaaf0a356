import { isBot } from './is-bot.ts'

/**
 * Returns true if a request is a person's page visit: a window navigation according to Fetch Metadata, or from a
 * browser that does not send it. Images, frames, prefetches, bots and clients without a user agent are not visits.
 */
export function isVisit(method: string, header: (name: string) => string | undefined): boolean {
  const agent = header('user-agent')
  if (method !== 'GET' || !agent || isBot(agent)) return false
  const isAhead = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
    /prefetch|preview|prerender/i.test(header(name) ?? ''),
  )
  const mode = header('sec-fetch-mode') ?? 'navigate'
  const destination = header('sec-fetch-dest') ?? 'document'
  return !isAhead && mode === 'navigate' && destination === 'document'
}
