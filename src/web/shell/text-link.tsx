import { classes } from '#ui/classes.ts'
import { PageLink, type PageLinkProps } from './page-link.tsx'

/** An underlined link within text to a page of the site. Other elements that look like it have the class `text-link`. */
export function TextLink({ className, ...props }: PageLinkProps & { className?: string | undefined }) {
  return <PageLink {...props} className={classes('text-link', className)} />
}
