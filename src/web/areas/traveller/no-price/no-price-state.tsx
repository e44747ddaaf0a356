import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { NoCarsDrawing } from '#ui/drawings/no-cars-drawing.tsx'
import { LostRoadDrawing } from '#ui/drawings/state-drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { onPlainClick } from '#web/shell/plain-click.ts'
import { LinkButton } from '#web/shell/link-button.tsx'
import { NEXT_OF, type NextStep, type ShownCause } from './no-price.ts'

/** Target of a step; `action` replaces navigation after hydration. */
export type StepTarget = string | { to: string; action: () => void }

type NoPriceStateProps = {
  cause: ShownCause
  title: string
  text: string
  /** Targets of steps on this page; a step without one is omitted. */
  targets: Partial<Record<NextStep, StepTarget>>
  /** Labels of steps on this page, instead of the default ones. */
  labels?: Partial<Record<NextStep, string>>
  /** The heading of the page. */
  level?: 1
}

/** Explains a missing price and offers next steps. */
export function NoPriceState({ cause, title, text, targets, labels, level }: NoPriceStateProps) {
  const { t } = useTranslation('search')
  const Drawing = cause === 'failed' || cause === 'supplier_unavailable' ? LostRoadDrawing : NoCarsDrawing
  const steps = NEXT_OF[cause]
    .filter((step, at, all) => targets[step] && all.findIndex((one) => targets[one] === targets[step]) === at)
    .slice(0, 3)
  return (
    <EmptyState
      {...(level && { level })}
      drawing={<Drawing className="mx-auto w-56" />}
      title={title}
      text={text}
      action={steps.map((step, at) => (
        <StepLink key={step} way={targets[step] ?? '/'} variant={at === 0 ? 'main' : 'second'}>
          {labels?.[step] ?? t(`no_price.next.${step}`)}
        </StepLink>
      ))}
    />
  )
}

type StepLinkProps = { way: StepTarget; variant: 'main' | 'second'; children: string }

/** A next step as a link, so that it works before hydration and in another tab. */
export function StepLink({ way, variant, children }: StepLinkProps) {
  const { to, action } = typeof way === 'string' ? { to: way } : way
  return (
    <LinkButton variant={variant} to={to} onClick={onPlainClick(action)}>
      {children}
    </LinkButton>
  )
}
