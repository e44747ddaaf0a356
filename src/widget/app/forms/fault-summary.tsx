import { useEffect, useRef } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { FaultList } from '#ui/fault-list.tsx'
import type { Faults } from './faults.ts'

/** Error summary above a form; takes the focus on each rejection. `prefix`: of the fields' ids. */
export function FaultSummary({ faults, prefix }: { faults: Faults; prefix: string }) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const listed = Object.entries(faults).map(([name, message]) => ({ id: `${prefix}-${name}`, message }))
  useEffect(() => {
    if (listed.length > 0) box.current?.focus()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each rejection
  }, [faults])
  if (listed.length === 0) return null
  return <FaultList ref={box} title={t('faults', { count: listed.length })} faults={listed} />
}
