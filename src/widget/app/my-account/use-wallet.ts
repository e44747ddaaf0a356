import { useCallback, useEffect, useState } from 'react'
import type { WalletDetail } from '#domains/companies/wallets/wallet.contract.ts'
import { useWidget } from '../widget-context.ts'
import { useTripsCall } from '../failure/use-trips-call.ts'

const ROWS = 10

/** The wallet of the profile's company with its entries, the newest first; `more` reads older ones, null: there are none. */
export function useWallet() {
  const { trips } = useWidget()
  const [wallet, setWallet] = useState<WalletDetail | null>(null)
  const { busy, error, run } = useTripsCall()

  const read = useCallback(
    async (after: number | null) => {
      const query = new URLSearchParams({
        rows: String(ROWS),
        ...(after !== null && { after: String(after) }),
      })
      const reply = await run(() => trips.call(`/api/wallet/detail?${query.toString()}`))
      if (!reply.ok) return
      const page = reply.data as WalletDetail
      setWallet((before) => ({
        ...page,
        entries: after === null ? page.entries : [...(before?.entries ?? []), ...page.entries],
      }))
    },
    [trips, run],
  )
  useEffect(() => void read(null), [read])
  const next = wallet?.next ?? null
  return { wallet, error, busy, again: () => read(next), more: next === null ? null : () => read(next) }
}
