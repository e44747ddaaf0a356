import { useRef, useState } from 'react'
import type { Language } from '#kernel/locale.ts'
import type { TripQuote } from '#domains/fares/quotes/quote.contract.ts'
import type { AskedTripRequest } from '#domains/fares/shapes/trip-request.contract.ts'
import type { WidgetTab } from '#domains/widget/widget-config.contract.ts'
import type { TripsError } from '../../../trips/trips-client.ts'
import { useWidget } from '../../widget-context.ts'

/** What was asked for, with the names of its places as the traveller saw them. */
export type Asked = {
  request: AskedTripRequest
  places: readonly string[]
  /** `YYYY-MM-DDTHH:mm`, where the request does not say when it begins. */
  start?: string
}

export type QuoteState = {
  asked: Asked | null
  /** Of what was asked; null while it is not there, and after a failure. */
  quote: TripQuote | null
  /** When it came, in milliseconds of this machine's clock, and in which language. */
  quotedAt: number
  quotedIn: Language | null
  error: TripsError | null
  isAsking: boolean
}

const NOTHING: QuoteState = {
  asked: null,
  quote: null,
  quotedAt: 0,
  quotedIn: null,
  error: null,
  isAsking: false,
}

/** Asks for the prices of a trip, one question at a time: a new one gives up the one before. */
export function useQuote(tab: WidgetTab) {
  const { boot, trips, tell } = useWidget()
  const [state, setState] = useState(NOTHING)
  const asking = useRef<AbortController>(null)

  /** Returns the error, or null after a quote; undefined where it was given up. */
  async function ask(asked: Asked): Promise<TripsError | null | undefined> {
    asking.current?.abort()
    const own = (asking.current = new AbortController())
    const { category } = asked.request
    const quotedIn = boot.language
    setState({ ...NOTHING, asked, isAsking: true })
    tell({ type: 'search', tab, category })
    const reply = await trips.call('/api/trip/quote', { body: asked.request, signal: own.signal })
    if (own.signal.aborted) return undefined
    if (!reply.ok) {
      setState({ ...NOTHING, asked, error: reply.error })
      return reply.error
    }
    const quote = reply.data as TripQuote
    setState({ ...NOTHING, asked, quote, quotedAt: Date.now(), quotedIn })
    tell({ type: 'quote', category, options: quote.options.length })
    return null
  }

  return { ...state, ask }
}
