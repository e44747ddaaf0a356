import type { Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'

/** Cooldown, in seconds, after a failure of the service, so that not every quote waits for it. */
const COOLDOWN_SECONDS = 30

export type LookupFailure = { code: 'unreachable' | 'no_answer' | 'garbage'; detail: string }

type Lookup<Reply> = {
  key: string
  /** Undefined if no reply is stored. */
  find: () => Promise<Reply | undefined>
  /** Null if a limit is reached. */
  fetch: () => Promise<Result<Reply, LookupFailure> | null>
  store: (reply: Reply) => Promise<void>
}

/** Returns the stored or fetched reply; undefined if the service does not answer now. */
export type LookUp<Reply> = (
  app: Pick<App, 'clock' | 'log'>,
  lookup: Lookup<Reply>,
) => Promise<Reply | undefined>

/**
 * Creates the lookup of an external service whose replies are stored. Its state is of this process: requests in progress
 * by their key, which are shared, and the end of a cooldown.
 */
export function createLookup<Reply>(warning: string): LookUp<Reply> {
  const pending = new Map<string, Promise<Reply | undefined>>()
  let pausedUntil = 0

  const findOrFetch: LookUp<Reply> = async ({ clock, log }, { find, fetch, store }) => {
    const stored = await find()
    if (stored !== undefined || clock.now().epochMilliseconds < pausedUntil) return stored
    const reply = await fetch()
    if (reply?.ok) await store(reply.value)
    if (!reply || reply.ok) return reply?.value
    pausedUntil = clock.now().epochMilliseconds + COOLDOWN_SECONDS * 1000
    log.warn({ failure: reply.failure }, warning)
    return undefined
  }

  return function lookUp(app, lookup) {
    const shared = pending.get(lookup.key) ?? findOrFetch(app, lookup)
    pending.set(lookup.key, shared)
    return shared.finally(() => pending.delete(lookup.key))
  }
}
