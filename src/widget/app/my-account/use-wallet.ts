import { useCallback, useEffect, useState } from 'react'
import type { WalletDetail } from '#domains/companies/wallets/wallet.contract.ts'
import type { TripsError } from '../../trips/trips-client.ts'
import { useWidget } from '../widget-context.ts'

const ROWS = 10

/** The wallet of the profile's company with its entries, the newest first; `more` reads older ones, null: there are none. */
export function useWallet() {
  const { trips } = useWidget()
  const [wallet, setWallet] = useState<WalletDetail | null>(null)
  const [error, setError] = useState<TripsError | null>(null)
  const [busy, setBusy] = useState(false)

  const read = useCallback(
    async (after: number | null) => {
      setBusy(true)
      setError(null)
      const query = new URLSearchParams({
        rows: String(ROWS),
        ...(after !== null && { after: String(after) }),
      })
      const reply = await trips.call(`/api/wallet/detail?${query.toString()}`)
      setBusy(false)
      if (!reply.ok) return setError(reply.error)
      const page = reply.data as WalletDetail
      setWallet((before) => ({
        ...page,
        entries: after === null ? page.entries : [...(before?.entries ?? []), ...page.entries],
      }))
    },
    [trips],
  )
  useEffect(() => void read(null), [read])
  const next = wallet?.next ?? null
  return { wallet, error, busy, again: () => read(next), more: next === null ? null : () => read(next) }
}
