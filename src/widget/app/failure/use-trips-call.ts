import { useCallback, useState } from 'react'
import type { TripsError, TripsReply } from '../../trips/trips-client.ts'

/** Calls to trips one after the other: whether one is under way, and why the last one failed. */
export function useTripsCall() {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<TripsError | null>(null)
  const run = useCallback(async (call: () => Promise<TripsReply>): Promise<TripsReply> => {
    setBusy(true)
    setError(null)
    const reply = await call()
    setBusy(false)
    if (!reply.ok) setError(reply.error)
    return reply
  }, [])
  const forget = useCallback(() => setError(null), [])
  return { busy, error, run, forget }
}
