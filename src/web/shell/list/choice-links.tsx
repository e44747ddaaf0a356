import { PageLink } from '../page-link.tsx'

type Choice = { to: string; text: string; isCurrent: boolean; count?: string | number | undefined }
type ChoiceLinksProps = { label: string; choices: readonly Choice[] }

/** Links to variants of a list, such as its states, each with its count. */
export function ChoiceLinks({ label, choices }: ChoiceLinksProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2">
      {choices.map(({ to, text, isCurrent, count }) => (
        <PageLink
          key={`${to} ${text}`}
          to={to}
          aria-current={isCurrent ? 'true' : undefined}
          preventScrollReset
          className="inline-flex min-h-10 items-center gap-2 rounded-full border border-line-strong bg-paper px-3 text-sm aria-[current=true]:stands-out aria-[current=true]:border-coral-deep aria-[current=true]:bg-coral-wash aria-[current=true]:font-semibold aria-[current=true]:text-coral-deep"
        >
          {text}
          {count !== undefined && <span className="tabular">{count}</span>}
        </PageLink>
      ))}
    </nav>
  )
}
