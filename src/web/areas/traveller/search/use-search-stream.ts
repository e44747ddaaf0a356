import { useEffect, useEffectEvent } from 'react'
import type { SearchAsk } from './ask-search.ts'
import { oneAtATime } from './one-at-a-time.ts'

/** Polling interval once the stream has ended, for as long as suppliers are still answering. */
const ASK_AGAIN_MS = 800

/**
 * While `listen`, calls `askAgain` whenever a supplier of the search has answered: notified by the server's stream, and
 * by polling once that has failed or ended.
 */
export function useSearchStream(ask: SearchAsk, listen: boolean, askAgain: () => Promise<unknown>): void {
  const address = streamAddress(ask)
  const askAgainNow = useEffectEvent(askAgain)
  useEffect(() => {
    if (!listen) return
    const wish = oneAtATime(() => askAgainNow())
    const source = new EventSource(address)
    let turns: number | undefined
    // A browser would reconnect by itself, even to a stream that has ended.
    const end = () => {
      source.close()
      wish()
      turns = window.setInterval(() => document.hidden || wish(), ASK_AGAIN_MS)
    }
    source.addEventListener('supplier', wish)
    source.addEventListener('complete', end)
    source.addEventListener('error', end)
    return () => {
      source.close()
      window.clearInterval(turns)
    }
  }, [address, listen])
}

/** What decides which suppliers are requested; pages, other filters and the currency leave the stream open. */
function streamAddress({ params, choice }: SearchAsk): string {
  const { currency_id: _, wait_ms: __, ...rental } = params
  const given = Object.entries(rental).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, `${value as string | number}`]],
  )
  const query = new URLSearchParams(given)
  if (choice.filters?.NEARBY_GARAGES) query.set('nearby_garages', 'true')
  return `/api/searching/stream?${query}`
}
