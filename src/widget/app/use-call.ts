import { useEffect, useState } from 'react'
import { useLanguage } from '#ui/use-language.ts'
import type { TripsError } from '../trips/trips-client.ts'
import { useWidget } from './widget-context.ts'

export type Called<Data> = {
  /** Of this path, or null while it is not there. */
  data: Data | null
  error: TripsError | null
  isLoading: boolean
  /** Asks once more. */
  again: () => void
}

/** Replies that hold while the frame lives, such as the cities, by language and path. */
const lasting = new Map<string, unknown>()

type Answer = { asked: string; data: unknown; error: TripsError | null }

/**
 * Reads a path of trips; null asks nothing. `lasts`: a reply is kept, and not asked for again. When the language changes
 * it is read once more, and the former reply stands meanwhile.
 */
export function useCall<Data>(path: string | null, { lasts = false } = {}): Called<Data> {
  const { trips } = useWidget()
  const [turn, setTurn] = useState(0)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const language = useLanguage()
  const asked = `${turn} ${path}`
  const name = `${language} ${path}`
  const known = lasts ? lasting.get(name) : undefined
  const isKnown = known !== undefined

  useEffect(() => {
    if (path === null || isKnown) return
    const asking = new AbortController()
    const ask = async () => {
      const reply = await trips.call(path, { signal: asking.signal })
      if (asking.signal.aborted) return
      if (reply.ok && lasts) lasting.set(name, reply.data)
      setAnswer({ asked, data: reply.ok ? reply.data : null, error: reply.ok ? null : reply.error })
    }
    void ask()
    return () => asking.abort()
  }, [trips, path, name, lasts, isKnown, asked])

  const own = answer?.asked === asked ? answer : null
  return {
    data: (known ?? own?.data ?? null) as Data | null,
    error: own?.error ?? null,
    isLoading: path !== null && !isKnown && own === null,
    again: () => setTurn(turn + 1),
  }
}
