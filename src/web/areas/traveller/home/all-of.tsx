import { ArrowRight } from 'lucide-react'
import { PageLink } from '#web/shell/page-link.tsx'

/** A link to the full page of a home section. */
export function AllOf({ to, children }: { to: string; children: string }) {
  return (
    <p className="mt-4">
      <PageLink
        to={to}
        className="inline-flex min-h-11 items-center gap-2 font-medium text-coral-deep underline-offset-4 hover:underline"
      >
        {children}
        <ArrowRight className="size-4 mirrored" />
      </PageLink>
    </p>
  )
}
