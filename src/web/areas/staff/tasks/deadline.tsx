import { useSyncExternalStore } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Chip } from '#ui/chip.tsx'

/** How often the page looks whether a deadline has passed. */
const LOOK_MS = 30_000

/** Until when something has to be done, and whether that is over; the server's rendering leaves the latter out. */
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

function everyMoment(look: () => void) {
  const again = setInterval(look, LOOK_MS)
  return () => clearInterval(again)
}
