import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useCheckCouponQuery } from '../rentals.api.ts'
import { problemOf } from '#ui/error-words.ts'
import { Switch } from '#ui/fields/checkbox.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { couponInput } from '../coupon-input.ts'

/**
 * A switch and the field it shows, by CSS alone. An invalid code is reported as soon as the field loses focus; it does
 * not block the search, and the results report it again.
 */
export function CouponFields({ code = '' }: { code: string | undefined }) {
  const { t } = useTranslation('home')
  const [left, setLeft] = useState(code)
  const { error } = useCheckCouponQuery({ code: left }, { skip: left === '' })
  return (
    <div className="flex flex-wrap items-start gap-x-4">
      <Switch
        name="with_coupon"
        value="on"
        data-with-coupon
        defaultChecked={code !== ''}
        label={t('form.coupon')}
      />
      <TextField
        {...couponInput}
        id="coupon_code"
        name="coupon_code"
        defaultValue={code}
        onChange={() => setLeft('')}
        onBlur={({ target }) => setLeft(target.value.trim())}
        label={t('form.coupon_code')}
        hint={t('form.coupon_hint')}
        error={left === '' ? undefined : problemOf(error)?.title}
        className="hidden w-64 max-w-full group-has-[[data-with-coupon]:checked]/search:flex"
      />
    </div>
  )
}
