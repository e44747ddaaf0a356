import { PageLink } from '#web/shell/page-link.tsx'

/** Link from a record back to its list. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <PageLink
      to={to}
      className="inline-flex min-h-11 items-center self-start text-sm text-coral-deep underline"
    >
      {children}
    </PageLink>
  )
}
