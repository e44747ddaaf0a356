import { useRef, useState } from 'react'
import type { Language } from '#kernel/locale.ts'
import type { TripQuote } from '#domains/fares/quotes/quote.contract.ts'
import type { TripRequestInput } from '#domains/fares/shapes/trip-request.contract.ts'
import type { WidgetTab } from '#domains/widget/widget-config.contract.ts'
import type { TripsError } from '../../../trips/trips-client.ts'
import { useWidget } from '../../widget-context.ts'

/** A quote request with the names of its places as shown to the traveller. */
export type TripQuoteInput = {
  request: TripRequestInput
  places: readonly string[]
  /** Start `YYYY-MM-DDTHH:mm`, if the request lacks it. */
  start?: string
}

export type QuoteState = {
  input: TripQuoteInput | null
  /** Null while loading and after a failure. */
  quote: TripQuote | null
  /** Time of the reply in local epoch milliseconds, and its language. */
  quotedAt: number
  quotedIn: Language | null
  error: TripsError | null
  isLoading: boolean
}

const NOTHING: QuoteState = {
  input: null,
  quote: null,
  quotedAt: 0,
  quotedIn: null,
  error: null,
  isLoading: false,
}

/** Requests the prices of a trip; a new request aborts the previous one. */
export function useQuote(tab: WidgetTab) {
  const { boot, trips, notifyHost } = useWidget()
  const [state, setState] = useState(NOTHING)
  const pending = useRef<AbortController>(null)

  /** Returns the error, or null after a quote; undefined if aborted. */
  async function requestQuote(input: TripQuoteInput): Promise<TripsError | null | undefined> {
    pending.current?.abort()
    const own = (pending.current = new AbortController())
    const { category } = input.request
    const quotedIn = boot.language
    setState({ ...NOTHING, input, isLoading: true })
    notifyHost({ type: 'search', tab, category })
    const reply = await trips.call('/api/trip/quote', { body: input.request, signal: own.signal })
    if (own.signal.aborted) return undefined
    if (!reply.ok) {
      setState({ ...NOTHING, input, error: reply.error })
      return reply.error
    }
    const quote = reply.data as TripQuote
    setState({ ...NOTHING, input, quote, quotedAt: Date.now(), quotedIn })
    notifyHost({ type: 'quote', category, options: quote.options.length })
    return null
  }

  return { ...state, requestQuote }
}
