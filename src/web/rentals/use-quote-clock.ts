import { useEffect, useState } from 'react'
import { useSite } from '#web/app/site.tsx'
import { localeOf } from '#ui/formats/dates.ts'

/** Returns the end of the price hold on the visitor's clock (unknown in the server render), and whether it expired. */
export function useQuoteClock(expiresAt: string): { until: string | null; expired: boolean } {
  const { language } = useSite()
  const [until, setUntil] = useState<string | null>(null)
  const [expiredAt, setExpiredAt] = useState<string | null>(null)
  useEffect(() => {
    const end = new Date(expiresAt)
    const format = new Intl.DateTimeFormat(localeOf(language), {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    setUntil(format.format(end))
    const timer = setTimeout(() => setExpiredAt(expiresAt), Math.max(0, end.getTime() - Date.now()))
    return () => clearTimeout(timer)
  }, [expiresAt, language])
  return { until, expired: expiredAt === expiresAt }
}
