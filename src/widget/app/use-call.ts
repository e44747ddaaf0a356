import { useEffect, useState } from 'react'
import { useLanguage } from '#ui/use-language.ts'
import type { TripsError } from '../trips/trips-client.ts'
import { useWidget } from './widget-context.ts'

export type Called<Data> = {
  /** Data of this path; null while loading. */
  data: Data | null
  error: TripsError | null
  isLoading: boolean
  /** Repeats the request. */
  again: () => void
}

/** Cached replies that never expire, such as the cities, by language and path. */
const lasting = new Map<string, unknown>()

type Answer = { requestKey: string; data: unknown; error: TripsError | null }

/**
 * Fetches a path of trips; null fetches nothing. `lasts`: the reply is cached for good. A change of language
 * refetches it, and the previous reply stays until then.
 */
export function useCall<Data>(path: string | null, { lasts = false } = {}): Called<Data> {
  const { trips } = useWidget()
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const language = useLanguage()
  const requestKey = `${attempt} ${path}`
  const name = `${language} ${path}`
  const known = lasts ? lasting.get(name) : undefined
  const isKnown = known !== undefined

  useEffect(() => {
    if (path === null || isKnown) return
    const controller = new AbortController()
    const request = async () => {
      const reply = await trips.call(path, { signal: controller.signal })
      if (controller.signal.aborted) return
      if (reply.ok && lasts) lasting.set(name, reply.data)
      setAnswer({ requestKey, data: reply.ok ? reply.data : null, error: reply.ok ? null : reply.error })
    }
    void request()
    return () => controller.abort()
  }, [trips, path, name, lasts, isKnown, requestKey])

  const own = answer?.requestKey === requestKey ? answer : null
  return {
    data: (known ?? own?.data ?? null) as Data | null,
    error: own?.error ?? null,
    isLoading: path !== null && !isKnown && own === null,
    again: () => setAttempt(attempt + 1),
  }
}
