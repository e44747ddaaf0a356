import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { classes } from './classes.ts'

export type NoticeTone = 'good' | 'careful' | 'bad' | 'plain'

const tones = {
  good: { colors: 'border-good bg-good-wash text-good', icon: CircleCheck },
  careful: { colors: 'border-careful bg-careful-wash text-careful', icon: TriangleAlert },
  bad: { colors: 'border-bad bg-bad-wash text-bad', icon: OctagonAlert },
  plain: { colors: 'border-line bg-sand-deep text-ink-soft', icon: Info },
} as const

type NoticeProps = Omit<ComponentProps<'div'>, 'title'> & { tone: NoticeTone; title?: ReactNode }

/** A message with an icon and a text for its tone, never colour alone. A bad one is announced. */
export function Notice({ tone, title, className, children, ...props }: NoticeProps) {
  const { t } = useTranslation('shell')
  const { colors, icon: Icon } = tones[tone]
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      {...props}
      className={classes('flex gap-3 rounded-card border px-4 py-3', colors, className)}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 text-sm">
        <p className="font-semibold">{title ?? t(`notice.${tone}`)}</p>
        {children && <div className="text-ink">{children}</div>}
      </div>
    </div>
  )
}
