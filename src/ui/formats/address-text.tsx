import { Children, type ComponentProps } from 'react'
import { addressParts } from './address-parts.ts'
import { classes } from '../classes.ts'

/** An e-mail, a link or a key, left to right in any text; on a narrow line it breaks at its punctuation first. */
export function AddressText({
  children,
  className,
  ...props
}: Omit<ComponentProps<'bdi'>, 'children'> & { children: string }) {
  return (
    <bdi dir="ltr" translate="no" className={classes('wrap-anywhere', className)} {...props}>
      {Children.toArray(addressParts(children).flatMap((part, at) => (at > 0 ? [<wbr />, part] : part)))}
    </bdi>
  )
}
