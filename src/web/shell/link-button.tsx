import { buttonClasses, type ButtonVariantProps } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { PageLink, type PageLinkProps } from './page-link.tsx'

/** A link that looks like a button; it leads to a page, so it stays a link. */
export function LinkButton({ variant, wide, className, ...props }: PageLinkProps & ButtonVariantProps) {
  return <PageLink {...props} className={classes(buttonClasses(variant, wide), className)} />
}
