import { buttonClasses, type ButtonLooks } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { PageLink, type PageLinkProps } from './page-link.tsx'

/** A link that looks like a button; it leads to a page, so it stays a link. */
export function LinkButton({ look, wide, className, ...props }: PageLinkProps & ButtonLooks) {
  return <PageLink {...props} className={classes(buttonClasses(look, wide), className)} />
}
