import type { ComponentProps } from 'react'
import { classes } from '#ui/classes.ts'
import { DayText } from '#ui/formats/day-text.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { FoundState } from './found-state.tsx'
import type { FindItem } from './use-find-items.ts'

type FindOptionProps = ComponentProps<'li'> & {
  item: FindItem
  /** Above the first of a group. */
  heading: string | null
  isActive: boolean
}

/** What one can open: its name, whom it is of, its day and its state. */
export function FindOption({ item, heading, isActive, ...option }: FindOptionProps) {
  const { t } = useTranslation('find')
  return (
    <li
      {...option}
      className={classes('cursor-pointer rounded-field aria-selected:stands-out', heading !== null && 'pt-2')}
    >
      {heading !== null && (
        <span aria-hidden="true" className="block px-2 pb-1 text-xs text-ink-soft">
          {heading}
        </span>
      )}
      <span className="sr-only">{t(`groups.${item.group}`)} </span>
      <span
        className={classes(
          'flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded-field px-2 py-1 text-sm',
          isActive && 'bg-coral-wash text-coral-deep',
        )}
      >
        <bdi className="font-medium">{item.name}</bdi>
        {item.found?.text != null && <bdi className="min-w-0 truncate text-ink-soft">{item.found.text}</bdi>}
        {item.found && (
          <span className="ms-auto flex items-center gap-2">
            {item.found.at !== null && (
              <DayText value={item.found.at.slice(0, 10)} className="text-xs text-ink-soft" />
            )}
            <FoundState kind={item.found.kind} state={item.found.state} />
          </span>
        )}
      </span>
    </li>
  )
}
