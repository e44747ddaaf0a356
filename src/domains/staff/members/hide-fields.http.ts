import type { Context } from 'hono'
import { hiddenFields, withoutFields } from './field-roles.ts'
import type { StaffRole } from './staff-role.contract.ts'

/**
 * Removes the fields that these roles may not see from a JSON reply. Files are only for roles that see all of
 * their fields.
 */
export async function hideFields(c: Context, roles: readonly StaffRole[]): Promise<void> {
  const hidden = hiddenFields(roles)
  if (hidden.size === 0 || !c.res.headers.get('content-type')?.startsWith('application/json')) return
  const { status, headers } = c.res
  if (headers.has('content-encoding')) throw new Error(`${c.req.path} is packed before fields are hidden`)
  const text = await c.res.text()
  const hasAny = [...hidden].some((field) => text.includes(`"${field.slice(field.lastIndexOf('.') + 1)}":`))
  const visible = hasAny ? JSON.stringify(withoutFields(JSON.parse(text), hidden)) : text
  c.res = undefined
  c.res = new Response(visible, { status, headers })
}
