import type { RefAttributes } from 'react'
import { Link, useLocation, type LinkProps } from 'react-router'
import { useSite } from '#web/app/site.tsx'

export type SiteLinkProps = Omit<
  LinkProps,
  'relative' | 'viewTransition' | 'mask' | 'prefetch' | 'discover' | 'defaultShouldRevalidate'
> &
  RefAttributes<HTMLAnchorElement>

/** A path of the site whose address is itself behind the language's prefix: complete and in its shortest form. */
const COMPLETE = /^\/(?:[\w~%-]+(?:\/[\w~%-]+)*)?(?:\?[^#]+)?(?:#.+)?$/

/** The address that `Link` gives to such a path; null of any other. */
export function addressOf(to: LinkProps['to'], basename: string): string | null {
  if (typeof to !== 'string' || !COMPLETE.test(to)) return null
  if (basename === '' || !/^\/(?:[?#]|$)/.test(to)) return basename + to
  return basename + to.slice(1)
}

/** A link to a page of the site. The language prefix is kept. */
export const SiteLink = import.meta.env.SSR ? DrawnLink : PlainLink

function PlainLink(props: SiteLinkProps) {
  return <Link discover="none" {...props} />
}

/** The element alone: `Link` would be a large part of what the server does for a page. */
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

/** A link of the navigation, marked where its page is shown. */
export function NavLink(props: SiteLinkProps & { to: string }) {
  const { pathname } = useLocation()
  const path = props.to.replace(/\?.*/, '')
  return <SiteLink aria-current={pathname === path ? 'page' : undefined} {...props} />
}
