import { TextLink } from '#web/shell/text-link.tsx'

/** Link from a record back to its list. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <TextLink to={to} className="inline-flex min-h-11 items-center self-start text-sm">
      {children}
    </TextLink>
  )
}
