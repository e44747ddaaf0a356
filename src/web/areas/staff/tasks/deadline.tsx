import { useSyncExternalStore } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Chip } from '#ui/chip.tsx'

/** Interval at which a deadline is checked. */
const POLL_MS = 30_000

/** A deadline, marked if it has passed. The server rendering leaves the mark out. */
export function Deadline({ at }: { at: string }) {
  const { t } = useTranslation('staff')
  const over = useSyncExternalStore(
    everyMoment,
    () => Date.parse(at) < Date.now(),
    () => false,
  )
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <InstantText value={at} className="tabular" />
      {over && <Chip tone="careful">{t('tasks.overdue')}</Chip>}
    </span>
  )
}

function everyMoment(onTick: () => void) {
  const again = setInterval(onTick, POLL_MS)
  return () => clearInterval(again)
}
