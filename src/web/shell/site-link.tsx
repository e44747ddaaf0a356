import type { RefAttributes } from 'react'
import { Link, useLocation, type LinkProps } from 'react-router'
import { useSite } from '#web/app/site.tsx'

export type SiteLinkProps = Omit<
  LinkProps,
  'relative' | 'viewTransition' | 'mask' | 'prefetch' | 'discover' | 'defaultShouldRevalidate'
> &
  RefAttributes<HTMLAnchorElement>

/**
 * Matches a path whose address is the path itself after the language's prefix: complete and in its shortest
 * form.
 */
const COMPLETE = /^\/(?:[\w~%-]+(?:\/[\w~%-]+)*)?(?:\?[^#]+)?(?:#.+)?$/

/** Returns the address that `Link` creates for such a path; null for any other. */
export function addressOf(to: LinkProps['to'], basename: string): string | null {
  if (typeof to !== 'string' || !COMPLETE.test(to)) return null
  if (basename === '' || !/^\/(?:[?#]|$)/.test(to)) return basename + to
  return basename + to.slice(1)
}

/** A link to a page of the site. Keeps the language prefix. */
export const SiteLink = import.meta.env.SSR ? DrawnLink : PlainLink

function PlainLink(props: SiteLinkProps) {
  return <Link discover="none" {...props} />
}

/** The plain element: `Link` would be a large part of the server's work for a page. */
function DrawnLink(props: SiteLinkProps) {
  const { basename } = useSite()
  const address = addressOf(props.to, basename)
  if (address === null) return <PlainLink {...props} />
  const { to: _to, replace: _replace, state: _state, preventScrollReset: _reset, ...shown } = props
  const { reloadDocument: _reload, children, ...attributes } = shown
  return (
    <a {...attributes} href={address}>
      {children}
    </a>
  )
}

/** A navigation link, marked if its page is shown. */
export function NavLink(props: SiteLinkProps & { to: string }) {
  const { pathname } = useLocation()
  const path = props.to.replace(/\?.*/, '')
  return <SiteLink aria-current={pathname === path ? 'page' : undefined} {...props} />
}
